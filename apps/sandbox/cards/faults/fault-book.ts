import { type Fault, type Operation, readScript } from './fault'

/** What a call is about, as far as can be told before it is done. */
export type About = {
  orderId?: string | undefined
  /** The faults the payment brought with it in its metadata. */
  script?: string | undefined
}

export type FaultBook = {
  add(fault: Fault): Fault & { id: number }
  list(): readonly (Fault & { id: number })[]
  remove(id: number): boolean
  clear(): void
  /** The fault that strikes this call, if any; each strikes as often as it says. */
  take(operation: Operation, about: About): Fault | undefined
}

/** Faults to come. They are forgotten when the sandbox stops. */
export function faultBook(): FaultBook {
  let faults: readonly (Fault & { id: number })[] = []
  let lastId = 0
  const struck = new Map<string, number>()

  function ofScript(operation: Operation, { script, orderId }: About): Fault | undefined {
    const faultsThere = script === undefined ? [] : readScript(script)
    return faultsThere.find((fault, index) => {
      if (!strikes(fault, operation)) return false
      const key = `${orderId ?? ''} ${script} ${index}`
      const before = struck.get(key) ?? 0
      if (before >= fault.times) return false
      struck.set(key, before + 1)
      return true
    })
  }

  return {
    add(fault) {
      lastId += 1
      const added = { ...fault, id: lastId }
      faults = [...faults, added]
      return added
    },
    list: () => faults,
    remove(id) {
      const left = faults.filter((fault) => fault.id !== id)
      const removed = left.length < faults.length
      faults = left
      return removed
    },
    clear() {
      faults = []
    },
    take(operation, about) {
      const found = faults.find(
        (fault) =>
          strikes(fault, operation) && (fault.orderId === undefined || fault.orderId === about.orderId),
      )
      if (found === undefined) return ofScript(operation, about)
      faults = faults.flatMap((fault) => {
        if (fault.id !== found.id) return [fault]
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
      })
      return found
    },
  }
}

/** `any` means any call; the telling of events has its own faults. */
function strikes(fault: Fault, operation: Operation): boolean {
  return fault.operation === operation || (fault.operation === 'any' && operation !== 'webhook')
}
