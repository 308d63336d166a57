import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import type { CardOrder, CardPayment } from '../../../purchase/attempt/provider-ports.ts'
import { realSandbox } from '../../testing/real-sandbox.ts'
import { type Bench, type BenchName, benches, type limits, newOrder, type Outcome } from './benches.ts'
import { type CardSandbox, cardSandboxAt, cards } from './card-sandbox.ts'

export const everyName: readonly BenchName[] = ['sandbox-intents', 'sandbox-drop-in', 'stripe', 'braintree']

/** What the contract is tested with; everything but the name exists only while tests run. */
export type Place = {
  name: BenchName
  hasIntents: boolean
  bench: Bench
  cardSandbox: CardSandbox
  /** An order whose money is authorised. */
  paid(more?: Partial<CardOrder>): Promise<{ order: CardOrder; payment: CardPayment }>
  /** Another instance of the same provider with these limits. */
  another(within: typeof limits): Promise<Bench>
  /** How the money of an order moved, according to the sandbox's own ledger. */
  moves(order: CardOrder): Promise<readonly string[]>
  balances(order: CardOrder): Promise<{ cardholder: number; held: number; merchant: number }>
}

/** The same tests for every provider, all in front of one real sandbox. */
export function everyProvider(tests: (place: () => Place) => void): void {
  let sandbox: Awaited<ReturnType<typeof realSandbox>>
  let cardSandbox: CardSandbox
  beforeAll(async () => {
    sandbox = await realSandbox()
    cardSandbox = cardSandboxAt(sandbox.url)
  })
  afterAll(() => sandbox.stop())
  afterEach(() => cardSandbox.forgetFaults())

  describe.each(everyName)('%s', (name) => {
    let bench: Bench
    beforeAll(async () => {
      bench = await benches[name](sandbox.url, cardSandbox)
    })
    afterAll(() => bench.close())

    tests(() => ({
      name,
      hasIntents: name === 'sandbox-intents' || name === 'stripe',
      bench,
      cardSandbox,
      async paid(more) {
        const order = newOrder(more)
        return { order, payment: held(await bench.pay(order, { number: cards.visa })) }
      },
      another: (within) => benches[name](sandbox.url, cardSandbox, within),
      moves: async ({ orderId }) =>
        (await cardSandbox.ledger(orderId)).entries.map(({ happening }) => happening),
      balances: async ({ orderId }) => (await cardSandbox.ledger(orderId)).balances,
    }))
  })
}

export function held(outcome: Outcome | { kind: 'not-found' }): CardPayment {
  if (outcome.kind !== 'found') throw new Error(JSON.stringify(outcome))
  return outcome.value
}
