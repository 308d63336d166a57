import { createHmac } from 'node:crypto'
import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, SECRET } from '../../providers/card/testing/card-sandbox.ts'
import { checkAccounts } from '../accounts/accounts-check-store.ts'
import { CONTACT_CALL, contactForm } from '../testing/contact-form.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'
import { capturePayment } from './capture-payment.ts'
import { reconcilePayments } from './reconcile.ts'
import { voidAuthorisation } from './void-authorisation.ts'

let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
})
afterAll(() => server.stop())

const inFull = 'ANNUAL_CARD_IN_FULL'
const sold = async (reference: string) =>
  (await server.policies()).filter((policy) => policy.reference === reference)
const stateOf = async (reference: string) =>
  (await server.attempts()).filter((attempt) => attempt.reference === reference).at(-1)?.state
/** Does what the queue would, without waiting for it. */
async function isVoided(reference: string) {
  const last = (await server.attempts()).filter((attempt) => attempt.reference === reference).at(-1)
  const attempt = last && (await server.ports.payments.findAttempt(last.id))
  if (attempt) await voidAuthorisation(attempt, server.ports)
}

describe('a payment left behind by a closed browser or a crash', () => {
  it('becomes a policy when it is authorised and the purchase request is stored [F2]', async () => {
    const ready = await server.readyToPay()
    await server.confirmed(ready, inFull)
    server.pass(3)
    await reconcilePayments(server.ports)
    expect(await sold(ready.reference)).toHaveLength(1)
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })

  it('is voided, and the customer emailed, when no purchase request is stored [F2]', async () => {
    const ready = await server.readyToPay()
    const made = await server.intent(ready, inFull, { purchase: undefined })
    const method = await server.cardSandbox.paymentMethod({ number: cards.visa })
    await server.cardSandbox.confirm(made.body.clientSecret, method)
    server.pass(3)
    await reconcilePayments(server.ports)
    expect(await sold(ready.reference)).toEqual([])
    expect(await stateOf(ready.reference)).toBe('VOID_READY')
    expect(await server.jobs()).toContain('not-charged-mail')
    await isVoided(ready.reference)
    expect(await stateOf(ready.reference)).toBe('VOIDED')
    const { balances } = await server.cardSandbox.ledger(made.body.paymentId)
    expect(balances).toMatchObject({ held: 0, merchant: 0 })
  })

  it('expires when it is not paid within 90 minutes; the quote can be bought after that [F1] [F9]', async () => {
    const ready = await server.readyToPay()
    const made = await server.intent(ready, inFull)
    server.pass(80)
    await reconcilePayments(server.ports)
    expect(await stateOf(ready.reference)).toBe('CREATED')
    server.pass(11)
    await reconcilePayments(server.ports)
    expect(await stateOf(ready.reference)).toBe('EXPIRED')
    const again = await server.confirmed(ready, inFull)
    expect(again.paymentId).not.toBe(made.body.paymentId)
    expect((await server.takeUp(ready, inFull, again)).status).toBe(200)
  })

  it('buys nothing after its 90 minutes and is voided, although the bank authorised it [F9]', async () => {
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, inFull)
    server.pass(91)
    expect(await server.takeUp(ready, inFull, paid)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_EXPIRED' },
    })
    expect(await sold(ready.reference)).toEqual([])
    expect(await stateOf(ready.reference)).toBe('VOID_READY')
    await isVoided(ready.reference)
  })

  it('keeps its price past midnight, but no new payment can start at that price [F9]', async () => {
    const before = server.time.now
    server.time.now = new Date('2026-11-16T23:45:00Z')
    const paying = await server.readyToPay()
    const late = await server.readyToPay()
    server.time.now = new Date('2026-11-16T23:50:00Z')
    try {
      const paid = await server.confirmed(paying, inFull)
      server.time.now = new Date('2026-11-17T00:10:00Z')
      expect(await server.intent(late, inFull)).toMatchObject({
        status: 409,
        body: { code: 'QUOTE_MISMATCH' },
      })
      expect((await server.takeUp(paying, inFull, paid)).status).toBe(200)
    } finally {
      server.time.now = before
    }
  })

  it('never backdates cover: it is voided when the start has passed [F10]', async () => {
    const before = server.time.now
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, inFull)
    await server.db
      .updateTable('milepost.payment_attempt')
      .set({ pay_by: new Date('2027-01-01') })
      .where('id', '=', paid.paymentId)
      .execute()
    server.time.now = new Date('2026-12-20T12:00:00Z')
    try {
      const attempt = await server.ports.payments.findAttempt(paid.paymentId)
      if (!attempt) throw new Error('Not there')
      await reconcilePayments(server.ports)
      expect(await sold(ready.reference)).toEqual([])
      expect(await stateOf(ready.reference)).toBe('VOID_READY')
    } finally {
      server.time.now = before
      await isVoided(ready.reference)
    }
  })
})

describe("a bank's authentication that was not completed", () => {
  const withClaimFreeYears = answersFor('acorn_pc', {
    cover: { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: false },
  })
  async function abandoned() {
    const ready = await server.readyToPay('acorn_pc', withClaimFreeYears)
    const left = await server.confirmed(ready, inFull, { number: cards.challenge }, 'leave')
    expect((await server.takeUp(ready, inFull, left)).status).toBe(402)
    expect(await stateOf(ready.reference)).toBe('ACTION_REQUIRED')
    return { ready, left }
  }

  it('does not stop the customer from trying again with the same payment [F7] [F11]', async () => {
    const { ready, left } = await abandoned()
    const status = await server.send(
      'GET',
      `/api/v1/Payment/GetPurchase?QuoteReference=${ready.reference}`,
      ready.headers,
    )
    expect(status.body).toEqual({ status: 'NONE' })
    const again = await server.confirmed(ready, inFull, { number: cards.challenge })
    expect(again.paymentId).toBe(left.paymentId)
    expect((await server.takeUp(ready, inFull, again)).status).toBe(200)
  })

  it('does not stop the customer from changing the price and paying the new one [F7] [F11]', async () => {
    const { ready, left } = await abandoned()
    const { reference, headers } = ready
    const toggle = { quoteReference: reference, protectNoClaimsBonus: true }
    const changed = await server.send('PUT', '/api/v1/Quote/UpdateNoClaimsProtection', headers, toggle)
    expect(changed.status).toBe(200)
    expect(await stateOf(reference)).toBe('SUPERSEDED')
    const [{ paymentCollectionOptions: paymentOptions }] =
      changed.body.underwritingOutcome.underwrittenOptions
    const saved = await server.send('PUT', CONTACT_CALL, headers, contactForm(reference, 'buyer@example.com'))
    const { optionId, underwritingOutcomeResponseId: outcomeId } = saved.body
    const dearer = { ...ready, outcomeId, optionId, paymentOptions }
    expect(server.dueOf(dearer, inFull)).toBeGreaterThan(server.dueOf(ready, inFull))
    const again = await server.confirmed(dearer, inFull)
    expect(again.paymentId).not.toBe(left.paymentId)
    expect((await server.takeUp(dearer, inFull, again)).status).toBe(200)
  })
})

describe('a provider that does not answer', () => {
  it('leaves the outcome unknown until it can be asked: authorised or not, nothing is paid twice [F12]', async () => {
    for (const kind of ['drop-after', 'drop-before'] as const) {
      const ready = await server.readyToPay()
      const paid = await server.nonce(ready, inFull)
      const [attempt] = (await server.attempts()).filter(({ reference }) => reference === ready.reference)
      await server.cardSandbox.fault('sale', kind, attempt?.id ?? '')
      expect(await server.takeUp(ready, inFull, paid)).toMatchObject({
        status: 202,
        body: { status: 'CHECKING' },
      })
      expect(await stateOf(ready.reference)).toBe('UNKNOWN')
      await server.cardSandbox.forgetFaults()
      server.pass(3)
      await reconcilePayments(server.ports)
      const isSold = kind === 'drop-after'
      expect(await sold(ready.reference)).toHaveLength(isSold ? 1 : 0)
      expect(await stateOf(ready.reference)).toBe(isSold ? 'TAKEN_UP' : 'EXPIRED')
      if (!isSold) {
        const again = await server.takeUp(ready, inFull, await server.nonce(ready, inFull))
        expect(again.status).toBe(200)
      }
    }
  })

  it('is asked again to capture the payment of a policy; repeated captures take the money once [F17]', async () => {
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, inFull)
    await server.takeUp(ready, inFull, paid)
    await server.cardSandbox.fault('capture', 'fail-before', paid.paymentId)
    expect(await capturePayment(paid.paymentId, { isLastTry: false }, server.ports)).toBe('not-yet')
    expect(await capturePayment(paid.paymentId, { isLastTry: true }, server.ports)).toBe('given-up')
    expect(await stateOf(ready.reference)).toBe('CAPTURE_ERROR')
    await server.cardSandbox.forgetFaults()
    await server.cardSandbox.fault('capture', 'drop-after', paid.paymentId, { times: 1 })
    expect(await capturePayment(paid.paymentId, { isLastTry: false }, server.ports)).toBe('not-yet')
    await server.cardSandbox.forgetFaults()
    expect(await capturePayment(paid.paymentId, { isLastTry: false }, server.ports)).toBe('captured')
    expect(await capturePayment(paid.paymentId, { isLastTry: false }, server.ports)).toBe('captured')
    const { entries, balances } = await server.cardSandbox.ledger(paid.paymentId)
    expect(entries.map(({ happening }) => happening)).toEqual(['hold', 'capture'])
    expect(balances.merchant).toBe(Math.round(server.dueOf(ready, inFull) * 100))
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })
})

describe('a webhook from a provider', () => {
  const signed = (body: string, at: Date, secret = SECRET) => {
    const seconds = Math.floor(at.getTime() / 1000)
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return { 'sandbox-signature': `t=${seconds},v1=${mac}`, 'content-type': 'application/json' }
  }
  const deliver = (body: string, headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/api/v1/Payment/Webhook/sandbox', payload: body, headers })

  it('is refused without a valid and recent signature [T11]', async () => {
    const ready = await server.readyToPay()
    const { paymentId } = await server.confirmed(ready, inFull)
    const [event] = await server.cardSandbox.events(paymentId)
    const body = event?.body ?? ''
    const { now } = server.time
    const bad = [
      {},
      signed(body, now, 'sk_another_secret_altogether'),
      signed(body, new Date(now.getTime() - 301_000)),
      signed(`${body} `, now),
    ]
    for (const headers of bad) expect((await deliver(body, { ...headers })).statusCode).toBe(400)
    expect(await stateOf(ready.reference)).toBe('CREATED')
    expect((await deliver(body, signed(body, now))).statusCode).toBe(200)
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/v1/Payment/Webhook/nobody' })).statusCode,
    ).toBe(404)
  })

  it('moves a payment to its actual state, in any order and with any repeats [F14]', async () => {
    const ready = await server.readyToPay()
    const { paymentId } = await server.confirmed(ready, inFull)
    const bodies = (await server.cardSandbox.events(paymentId)).map(({ body }) => body)
    expect(bodies.length).toBeGreaterThan(1)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...bodies), { minLength: 1, maxLength: 8 }),
        async (deliveries) => {
          for (const body of deliveries) {
            const { statusCode } = await deliver(body, signed(body, server.time.now))
            expect(statusCode).toBe(200)
          }
          expect(await stateOf(ready.reference)).toBe('AUTHORISED')
        },
      ),
      { numRuns: 30 },
    )
    expect(await sold(ready.reference)).toEqual([])
  })

  it('waits when it arrives before we know the payment [F14]', async () => {
    const ready = await server.readyToPay()
    const { paymentId } = await server.confirmed(ready, inFull)
    const [event] = await server.cardSandbox.events(paymentId)
    const unknownYet = (event?.body ?? '')
      .replaceAll(paymentId, `pay_${'x'.repeat(22)}`)
      .replaceAll(/pi_[\w]+/g, 'pi_early')
    expect((await deliver(unknownYet, signed(unknownYet, server.time.now))).statusCode).toBe(200)
    const waiting = await server.ports.payments.unresolvedEvents(new Date(0))
    expect(waiting.map(({ ref }) => ref)).toContain('pi_early')
  })
})
