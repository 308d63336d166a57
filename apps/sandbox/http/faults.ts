/** What is known about a call before it is carried out. */
export type About = {
  orderId?: string | undefined
  /** The faults in the payment's metadata. */
  script?: string | undefined
}

export type FaultBook = {
  add(fault: Fault): Fault & { id: number }
  list(): readonly (Fault & { id: number })[]
  remove(id: number): boolean
  clear(): void
  /** The fault for this call, if any; each applies as many times as it says. */
  take(operation: Operation, about: About): Fault | undefined
}

/** Pending faults. They are lost when the sandbox stops. */
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

/** `any` means any call; the delivery of events has its own faults. */
function strikes(fault: Fault, operation: Operation): boolean {
  return fault.operation === operation || (fault.operation === 'any' && operation !== 'webhook')
}

/** Calls that can fail, by what they do, through either API. */
export const operations = [
  'any',
  'create',
  'sale',
  'confirm',
  'authenticate',
  'retrieve',
  'search',
  'capture',
  'void',
  'refund',
  'token',
  'tokenise',
  'vault',
  'webhook',
] as const
export type Operation = (typeof operations)[number]

/** How a call fails. `before` and `after` say whether it had its effect. */
export const callFaults = ['delay', 'drop-before', 'drop-after', 'fail-before', 'fail-after', 'busy'] as const
/** How the delivery of an event fails. */
export const webhookFaults = ['delay', 'duplicate', 'reorder', 'lose'] as const

export type CallFault = (typeof callFaults)[number]
export type WebhookFault = (typeof webhookFaults)[number]
export type FaultKind = CallFault | WebhookFault

export type Fault = {
  operation: Operation
  kind: FaultKind
  /** How many more calls it applies to. */
  times: number
  /** The delay before anything else. */
  ms: number
  /** Only applies to calls of this order. */
  orderId?: string | undefined
}

const LONGEST_DELAY_MS = 120_000
const MOST_TIMES = 1000

function isOperation(text: unknown): text is Operation {
  return operations.some((each) => each === text)
}

/** The requested fault, or what is wrong with it in words. */
export function readFault(wish: Record<string, unknown>): Fault | string {
  const { operation, kind, orderId } = wish
  const times = Number(wish['times'] || 1)
  const ms = Number(wish['ms'] || (kind === 'delay' ? 1000 : 0))
  if (!isOperation(operation)) return `operation must be one of ${operations.join(', ')}`
  const kinds: readonly FaultKind[] = operation === 'webhook' ? webhookFaults : callFaults
  const known = kinds.find((each) => each === kind)
  if (known === undefined) return `kind must be one of ${kinds.join(', ')}`
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES)
    return `times must be a whole number from 1 to ${MOST_TIMES}`
  if (!Number.isInteger(ms) || ms < 0 || ms > LONGEST_DELAY_MS)
    return `ms must be a whole number from 0 to ${LONGEST_DELAY_MS}`
  if (orderId !== undefined && typeof orderId !== 'string') return 'orderId must be a text'
  return { operation, kind: known, times, ms, ...(orderId && { orderId }) }
}

/** Faults in a payment's own metadata: `capture=fail-before*26, webhook=duplicate, confirm=delay@3000`. */
function readScript(script: string): readonly Fault[] {
  return script.split(',').flatMap((piece) => {
    const parts = /^\s*([a-z]+)=([a-z-]+)(?:\*(\d+))?(?:@(\d+))?\s*$/.exec(piece)
    if (parts === null) return []
    const [, operation, kind, times, ms] = parts
    const fault = readFault({ operation, kind, times, ms })
    return typeof fault === 'string' ? [] : [fault]
  })
}
