import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'
import { fromPurchaseDto, offerOf } from './purchase-dto.ts'
import { takeUpQuote } from './take-up-quote.ts'

let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
})
afterAll(() => server.stop())

const inFull = 'ANNUAL_CARD_IN_FULL'

/** Two requests read the quote; the other one buys it before this one continues. */
async function secondClick(isTheSame: boolean) {
  const ready = await server.readyToPay()
  const paid = await server.nonce(ready, inFull)
  const other = await server.nonce(ready, inFull)
  const { tenant, session, ...stale } = await asItWas(ready)
  expect((await server.takeUp(ready, inFull, paid)).status).toBe(200)
  const sent = Object(server.purchaseDto(ready, inFull))
  return takeUpQuote(
    {
      tenant,
      journeys: ['acorn_pc'],
      reference: ready.reference,
      session,
      paidBy: { kind: 'nonce', ...(isTheSame ? paid : other) },
      offer: offerOf(sent),
      purchase: fromPurchaseDto(sent, false),
    },
    { ...server.ports, quotes: { ...server.ports.quotes, findGranted: async () => stale.quote } },
  )
}

async function asItWas({ reference, headers }: Awaited<ReturnType<PurchaseServer['readyToPay']>>) {
  const tenant = 'A'
  const quote = await server.ports.quotes.findQuote({ tenant, reference }, server.time.now)
  return { tenant, quote, session: headers['cookie']?.split('=')[1] ?? '' } as const
}

it('returns the policy to the later of two clicks with the same payment [F4]', async () => {
  expect(await secondClick(true)).toMatchObject({ kind: 'bought' })
})

it('answers that the quote is taken up when another payment bought it, and does not try this payment [F6]', async () => {
  expect(await secondClick(false)).toEqual({ kind: 'closed', reason: 'taken-up' })
})
