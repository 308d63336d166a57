import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, SECRET } from '../providers/card/testing/card-shop'
import { checkAccounts } from './accounts-check-store'
import { capturePayment } from './capture-payment'
import { reconcilePayments } from './reconcile'
import { type PurchaseServer, purchaseServer } from './testing/purchase-server'
import { voidAuthorisation } from './void-authorisation'

let shop: PurchaseServer
beforeAll(async () => {
  shop = await purchaseServer()
})
afterAll(() => shop.stop())

const inFull = 'ANNUAL_CARD_IN_FULL'
const sold = async (reference: string) =>
  (await shop.policies()).filter((policy) => policy.reference === reference)
const stateOf = async (reference: string) =>
  (await shop.attempts()).filter((attempt) => attempt.reference === reference).at(-1)?.state
/** As the queue would, without waiting for it. */
async function letGo(reference: string) {
  const last = (await shop.attempts()).filter((attempt) => attempt.reference === reference).at(-1)
  const attempt = last && (await shop.ports.payments.findAttempt(last.id))
  if (attempt) await voidAuthorisation(attempt, shop.ports)
}

describe('what a dead browser or a crash leaves', () => {
  it('becomes a policy when the money is held and it is known what was wanted [F2]', async () => {
    const ready = await shop.readyToPay()
    await shop.confirmed(ready, inFull)
    shop.pass(3)
    await reconcilePayments(shop.ports)
    expect(await sold(ready.reference)).toHaveLength(1)
    expect(await checkAccounts(shop.db, shop.time.now)).toEqual([])
  })

  it('is let go when nobody can tell what was wanted, and the customer is told [F2]', async () => {
    const ready = await shop.readyToPay()
    const made = await shop.intent(ready, inFull, { purchase: undefined })
    const method = await shop.shop.paymentMethod({ number: cards.visa })
    await shop.shop.confirm(made.body.clientSecret, method)
    shop.pass(3)
    await reconcilePayments(shop.ports)
    expect(await sold(ready.reference)).toEqual([])
    expect(await stateOf(ready.reference)).toBe('VOID_READY')
    expect(await shop.jobs()).toContain('not-charged-mail')
    await letGo(ready.reference)
    expect(await stateOf(ready.reference)).toBe('VOIDED')
    const { balances } = await shop.shop.ledger(made.body.paymentId)
    expect(balances).toMatchObject({ held: 0, merchant: 0 })
  })

  it('expires when nobody paid in 90 minutes; the quote can be bought after that [F1] [F9]', async () => {
    const ready = await shop.readyToPay()
    const made = await shop.intent(ready, inFull)
    shop.pass(80)
    await reconcilePayments(shop.ports)
    expect(await stateOf(ready.reference)).toBe('CREATED')
    shop.pass(11)
    await reconcilePayments(shop.ports)
    expect(await stateOf(ready.reference)).toBe('EXPIRED')
    const again = await shop.confirmed(ready, inFull)
    expect(again.paymentId).not.toBe(made.body.paymentId)
    expect((await shop.takeUp(ready, inFull, again)).status).toBe(200)
  })

  it('buys nothing once its 90 minutes are over, though the bank holds the money: it is let go [F9]', async () => {
    const ready = await shop.readyToPay()
    const paid = await shop.confirmed(ready, inFull)
    shop.pass(91)
    expect(await shop.takeUp(ready, inFull, paid)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_EXPIRED' },
    })
    expect(await sold(ready.reference)).toEqual([])
    expect(await stateOf(ready.reference)).toBe('VOID_READY')
    await letGo(ready.reference)
  })

  it('stays the price it was over midnight for who is paying, and for nobody else [F9]', async () => {
    const before = shop.time.now
    shop.time.now = new Date('2026-11-16T23:45:00Z')
    const paying = await shop.readyToPay()
    const late = await shop.readyToPay()
    shop.time.now = new Date('2026-11-16T23:50:00Z')
    try {
      const paid = await shop.confirmed(paying, inFull)
      shop.time.now = new Date('2026-11-17T00:10:00Z')
      expect(await shop.intent(late, inFull)).toMatchObject({ status: 409, body: { code: 'QUOTE_MISMATCH' } })
      expect((await shop.takeUp(paying, inFull, paid)).status).toBe(200)
    } finally {
      shop.time.now = before
    }
  })

  it('never backdates cover: a start that passed lets the money go [F10]', async () => {
    const before = shop.time.now
    const ready = await shop.readyToPay()
    const paid = await shop.confirmed(ready, inFull)
    await shop.db
      .updateTable('milepost.payment_attempt')
      .set({ pay_by: new Date('2027-01-01') })
      .where('id', '=', paid.paymentId)
      .execute()
    shop.time.now = new Date('2026-12-20T12:00:00Z')
    try {
      const attempt = await shop.ports.payments.findAttempt(paid.paymentId)
      if (!attempt) throw new Error('Not there')
      await reconcilePayments(shop.ports)
      expect(await sold(ready.reference)).toEqual([])
      expect(await stateOf(ready.reference)).toBe('VOID_READY')
    } finally {
      shop.time.now = before
      await letGo(ready.reference)
    }
  })
})

describe("a bank's question nobody answered", () => {
  it('keeps nobody from trying again, or from changing the price [F7] [F11]', async () => {
    const ready = await shop.readyToPay()
    const left = await shop.confirmed(ready, inFull, { number: cards.challenge }, 'leave')
    expect((await shop.takeUp(ready, inFull, left)).status).toBe(402)
    expect(await stateOf(ready.reference)).toBe('ACTION_REQUIRED')
    const status = await shop.send(
      'GET',
      `/api/v1/Payment/GetPurchase?QuoteReference=${ready.reference}`,
      ready.headers,
    )
    expect(status.body).toEqual({ status: 'NONE' })
    const again = await shop.confirmed(ready, inFull, { number: cards.challenge })
    expect(again.paymentId).toBe(left.paymentId)
    expect((await shop.takeUp(ready, inFull, again)).status).toBe(200)
  })
})

describe('a provider that does not answer', () => {
  it('leaves the outcome unknown until it can be asked: held or not, nothing is paid twice [F12]', async () => {
    for (const kind of ['drop-after', 'drop-before'] as const) {
      const ready = await shop.readyToPay()
      const paid = await shop.nonce(ready, inFull)
      const [attempt] = (await shop.attempts()).filter(({ reference }) => reference === ready.reference)
      await shop.shop.fault('sale', kind, attempt?.id ?? '')
      expect(await shop.takeUp(ready, inFull, paid)).toMatchObject({
        status: 202,
        body: { status: 'CHECKING' },
      })
      expect(await stateOf(ready.reference)).toBe('UNKNOWN')
      await shop.shop.forgetFaults()
      shop.pass(3)
      await reconcilePayments(shop.ports)
      const isSold = kind === 'drop-after'
      expect(await sold(ready.reference)).toHaveLength(isSold ? 1 : 0)
      expect(await stateOf(ready.reference)).toBe(isSold ? 'TAKEN_UP' : 'EXPIRED')
      if (!isSold) {
        const again = await shop.takeUp(ready, inFull, await shop.nonce(ready, inFull))
        expect(again.status).toBe(200)
      }
    }
  })

  it('is asked again for the money of a policy, and taking it twice takes it once [F17]', async () => {
    const ready = await shop.readyToPay()
    const paid = await shop.confirmed(ready, inFull)
    await shop.takeUp(ready, inFull, paid)
    await shop.shop.fault('capture', 'fail-before', paid.paymentId)
    expect(await capturePayment(paid.paymentId, { isLastTry: false }, shop.ports)).toBe('not-yet')
    expect(await capturePayment(paid.paymentId, { isLastTry: true }, shop.ports)).toBe('given-up')
    expect(await stateOf(ready.reference)).toBe('CAPTURE_ERROR')
    await shop.shop.forgetFaults()
    await shop.shop.fault('capture', 'drop-after', paid.paymentId, { times: 1 })
    expect(await capturePayment(paid.paymentId, { isLastTry: false }, shop.ports)).toBe('not-yet')
    await shop.shop.forgetFaults()
    expect(await capturePayment(paid.paymentId, { isLastTry: false }, shop.ports)).toBe('captured')
    expect(await capturePayment(paid.paymentId, { isLastTry: false }, shop.ports)).toBe('captured')
    const { entries, balances } = await shop.shop.ledger(paid.paymentId)
    expect(entries.map(({ happening }) => happening)).toEqual(['hold', 'capture'])
    expect(balances.merchant).toBe(Math.round(shop.dueOf(ready, inFull) * 100))
    expect(await checkAccounts(shop.db, shop.time.now)).toEqual([])
  })
})

describe('what a provider tells us by itself', () => {
  const signed = (body: string, at: Date, secret = SECRET) => {
    const seconds = Math.floor(at.getTime() / 1000)
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return { 'sandbox-signature': `t=${seconds},v1=${mac}`, 'content-type': 'application/json' }
  }
  const tell = (body: string, headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: '/api/v1/Payment/Webhook/sandbox', payload: body, headers })

  it('is not believed without a right and fresh signature [T11]', async () => {
    const ready = await shop.readyToPay()
    const { paymentId } = await shop.confirmed(ready, inFull)
    const [event] = await shop.shop.events(paymentId)
    const body = event?.body ?? ''
    const { now } = shop.time
    const bad = [
      {},
      signed(body, now, 'sk_another_secret_altogether'),
      signed(body, new Date(now.getTime() - 301_000)),
      signed(`${body} `, now),
    ]
    for (const headers of bad) expect((await tell(body, { ...headers })).statusCode).toBe(400)
    expect(await stateOf(ready.reference)).toBe('CREATED')
    expect((await tell(body, signed(body, now))).statusCode).toBe(200)
    expect(
      (await shop.app.inject({ method: 'POST', url: '/api/v1/Payment/Webhook/nobody' })).statusCode,
    ).toBe(404)
  })

  it('moves a payment to where it is, in any order and however often it is told [F14]', async () => {
    const ready = await shop.readyToPay()
    const { paymentId } = await shop.confirmed(ready, inFull)
    const bodies = (await shop.shop.events(paymentId)).map(({ body }) => body)
    expect(bodies.length).toBeGreaterThan(1)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...bodies), { minLength: 1, maxLength: 8 }), async (told) => {
        for (const body of told) {
          const { statusCode } = await tell(body, signed(body, shop.time.now))
          expect(statusCode).toBe(200)
        }
        expect(await stateOf(ready.reference)).toBe('AUTHORISED')
      }),
      { numRuns: 30 },
    )
    expect(await sold(ready.reference)).toEqual([])
  })

  it('waits when it is told of a payment before we know it ourselves [F14]', async () => {
    const ready = await shop.readyToPay()
    const { paymentId } = await shop.confirmed(ready, inFull)
    const [event] = await shop.shop.events(paymentId)
    const early = (event?.body ?? '')
      .replaceAll(paymentId, `pay_${'x'.repeat(22)}`)
      .replaceAll(/pi_[\w]+/g, 'pi_early')
    expect((await tell(early, signed(early, shop.time.now))).statusCode).toBe(200)
    const waiting = await shop.ports.payments.unresolvedEvents(new Date(0))
    expect(waiting.map(({ ref }) => ref)).toContain('pi_early')
  })
})
