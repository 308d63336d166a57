import { setTimeout as pause } from 'node:timers/promises'
import { type Headers, persist } from '../../../apps/api/chaos/testing/asking.ts'
import { intent, pay, readyToPay } from '../../../apps/api/chaos/testing/buyer.ts'
import { comesBack } from '../../../apps/api/chaos/testing/customer.ts'
import type { Confirmation } from '../../../apps/api/chaos/testing/oracle.ts'
import { cardSandboxAt, cards } from '../../../apps/api/providers/card/testing/card-sandbox.ts'
import type { Cluster } from '../cluster.ts'

/** A purchase that was confirmed to its customer, and when. */
export type Acknowledged = Confirmation & { at: number }

/** Customers who buy one policy after another through the proxy until they are stopped. */
export type Buyers = {
  acknowledged: readonly Acknowledged[]
  /** The answers to customers who got no policy, and how often each occurred. */
  refused: Readonly<Record<string, number>>
  /** Starts no new purchase; purchases in progress finish. */
  stop(): Promise<void>
}

const FOUR_AT_ONCE = { buyers: 4, betweenMs: 200 }

/** How many buy simultaneously and how long each waits between two policies. `onBought` gets the session and documents of a purchase. */
type Pace = {
  buyers: number
  betweenMs: number
  onBought?: (headers: Headers, documentIds: readonly string[]) => void
}

export function buyersOf(
  { ports }: { ports: Pick<Cluster['ports'], 'site' | 'sandbox'> },
  { buyers, betweenMs, onBought }: Pace = FOUR_AT_ONCE,
): Buyers {
  const origin = `http://127.0.0.1:${ports.site}`
  const cardSandbox = cardSandboxAt(`http://127.0.0.1:${ports.sandbox}`)
  const acknowledged: Acknowledged[] = []
  const refused: Record<string, number> = {}
  let isOver = false

  const buys = async (turn: number) => {
    const variant = turn % 2 === 0 ? 'intents' : 'drop-in'
    // Not repeated, so that every refused first price is counted.
    const ready = await readyToPay(origin, undefined, { patience: 0 })
    const made = await persist(() => intent(origin, ready, variant))
    const paid = await pay(cardSandbox, made, ready, variant)
    const customer = { cardSandbox, ready, variant, instrument: { number: cards.visa } } as const
    const { status, body } = await comesBack(() => origin, customer, paid)
    if (status !== 200) throw new Error(`No policy: ${status} ${JSON.stringify(body)}`)
    acknowledged.push({
      reference: ready.reference,
      policyNumber: body.policyNumber,
      at: performance.now(),
    })
    const documents: readonly { id?: string }[] = body.documents ?? []
    onBought?.(
      ready.headers,
      documents.flatMap(({ id }) => id ?? []),
    )
  }
  const buysOn = async (place: number) => {
    for (let turn = place; !isOver; turn += 1) {
      await buys(turn).catch((error: unknown) => {
        const words = refusalIn(error)
        refused[words] = (refused[words] ?? 0) + 1
      })
      await pause(betweenMs)
    }
  }
  const all = Promise.all(Array.from({ length: buyers }, (_, place) => buysOn(place)))
  return {
    acknowledged,
    refused,
    async stop() {
      isOver = true
      await all
    },
  }
}

/** The step, the status and its code: `No quote: 503 UNAVAILABLE`. */
function refusalIn(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [, step, code] = /^(No \w+: \d+)(?:.*"code":"(\w+)")?/.exec(text) ?? []
  return step === undefined ? text.slice(0, 80) : [step, code].filter(Boolean).join(' ')
}
