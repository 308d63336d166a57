import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'
import { apply } from './ask-provider.ts'
import { reconcilePayments } from './reconcile.ts'
import { voidAuthorisation } from './void-authorisation.ts'

let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
})
afterAll(() => server.stop())

const inFull = 'ANNUAL_CARD_IN_FULL'
const attemptOf = async (reference: string) => {
  const last = (await server.attempts()).filter((attempt) => attempt.reference === reference).at(-1)
  const attempt = last && (await server.ports.payments.findAttempt(last.id))
  if (!attempt) throw new Error('Not there')
  return attempt
}

/** A customer authorises a payment and gets no response; it is authorised afterwards. */
async function heldLate() {
  const ready = await server.readyToPay()
  const paid = await server.nonce(ready, inFull)
  const { id } = await attemptOf(ready.reference)
  await server.cardSandbox.fault('sale', 'drop-before', id, { times: 1 })
  expect((await server.takeUp(ready, inFull, paid)).status).toBe(202)
  const asking = await attemptOf(ready.reference)
  server.pass(2)
  await reconcilePayments(server.ports)
  expect((await attemptOf(ready.reference)).state).toBe('EXPIRED')
  const provider = server.ports.cards.byName('sandbox-drop-in')
  const order = {
    orderId: id,
    amount: asking.amount,
    description: 'late',
    brand: asking.tenant,
    statement: { short: 'ACN', name: 'ACORN' },
    metadata: {},
    saveCard: false,
    payer: undefined,
    customerRef: undefined,
  }
  const { requested } = asking
  const held = requested && (await provider?.authorise(order, { ...paid, billing: requested.billing }))
  if (held?.kind !== 'found') throw new Error('Not held')
  return { ready, asking, payment: held.value }
}

it('voids an authorisation that arrives after the payment was abandoned [F12] [F2]', async () => {
  const { ready } = await heldLate()
  server.pass(2)
  await reconcilePayments(server.ports)
  const { id, state } = await attemptOf(ready.reference)
  expect(state).toBe('EXPIRED')
  expect((await server.cardSandbox.ledger(id)).balances).toMatchObject({ held: 0, merchant: 0 })
})

it('voids a late authorisation also when the process that asked for it receives the reply [F12] [F23]', async () => {
  const { ready, asking, payment } = await heldLate()
  const { attempt } = await apply(asking, payment, server.ports)
  expect(attempt.state).toBe('VOID_READY')
  expect(await server.jobs()).toContain('release')
  await voidAuthorisation(attempt, server.ports)
  expect((await attemptOf(ready.reference)).state).toBe('VOIDED')
  expect((await server.cardSandbox.ledger(asking.id)).balances).toMatchObject({ held: 0, merchant: 0 })
})

it('completes the other purchases when one cannot be completed [K7]', async () => {
  const bad = await server.readyToPay()
  const good = await server.readyToPay()
  await server.confirmed(bad, inFull)
  await server.confirmed(good, inFull)
  const { id } = await attemptOf(bad.reference)
  const commitPurchase: typeof server.ports.payments.commitPurchase = (attempt, now, decide) => {
    if (attempt.reference === bad.reference) throw new Error('A row that cannot be read')
    return server.ports.payments.commitPurchase(attempt, now, decide)
  }
  server.pass(2)
  const payments = { ...server.ports.payments, commitPurchase }
  await expect(reconcilePayments({ ...server.ports, payments })).rejects.toThrow(AggregateError)
  expect((await attemptOf(good.reference)).state).toBe('TAKEN_UP')
  expect((await attemptOf(bad.reference)).id).toBe(id)
  expect((await attemptOf(bad.reference)).state).toBe('AUTHORISED')
})
