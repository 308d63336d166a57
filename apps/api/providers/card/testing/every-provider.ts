import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import type { CardOrder, CardPayment } from '../../../payment/provider-ports'
import { realSandbox } from '../../testing/real-sandbox'
import { type Bench, type BenchName, benches, type limits, newOrder, type Outcome } from './benches'
import { type CardShop, cardShop, cards } from './card-shop'

export const everyName: readonly BenchName[] = ['sandbox-intents', 'sandbox-drop-in', 'stripe', 'braintree']

/** What the contract is tested with; all but the name is there only while tests run. */
export type Place = {
  name: BenchName
  hasIntents: boolean
  bench: Bench
  shop: CardShop
  /** An order whose money is held. */
  paid(more?: Partial<CardOrder>): Promise<{ order: CardOrder; payment: CardPayment }>
  /** The same provider again, that waits no longer than this. */
  another(within: typeof limits): Promise<Bench>
  /** How the money of an order moved, by the sandbox's own ledger. */
  moves(order: CardOrder): Promise<readonly string[]>
  balances(order: CardOrder): Promise<{ cardholder: number; held: number; merchant: number }>
}

/** The same tests for every provider, all in front of one real sandbox. */
export function everyProvider(tests: (place: () => Place) => void): void {
  let sandbox: Awaited<ReturnType<typeof realSandbox>>
  let shop: CardShop
  beforeAll(async () => {
    sandbox = await realSandbox()
    shop = cardShop(sandbox.url)
  })
  afterAll(() => sandbox.stop())
  afterEach(() => shop.forgetFaults())

  describe.each(everyName)('%s', (name) => {
    let bench: Bench
    beforeAll(async () => {
      bench = await benches[name](sandbox.url, shop)
    })
    afterAll(() => bench.close())

    tests(() => ({
      name,
      hasIntents: name === 'sandbox-intents' || name === 'stripe',
      bench,
      shop,
      async paid(more) {
        const order = newOrder(more)
        return { order, payment: held(await bench.pay(order, { number: cards.visa })) }
      },
      another: (within) => benches[name](sandbox.url, shop, within),
      moves: async ({ orderId }) => (await shop.ledger(orderId)).entries.map(({ happening }) => happening),
      balances: async ({ orderId }) => (await shop.ledger(orderId)).balances,
    }))
  })
}

export function held(outcome: Outcome | { kind: 'not-found' }): CardPayment {
  if (outcome.kind !== 'found') throw new Error(JSON.stringify(outcome))
  return outcome.value
}
