import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomyLimits } from '../../platform/http/testing/test-server.ts'
import { cards } from '../../providers/card/testing/card-sandbox.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'

let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
})
afterAll(() => server.stop())

const inFull = 'ANNUAL_CARD_IN_FULL'
const monthly = 'TX_FINANCE_PLAN_V2'
const policiesOf = async (reference: string) =>
  (await server.policies()).filter((policy) => policy.reference === reference)
const attemptOf = async (reference: string) =>
  (await server.attempts()).filter((attempt) => attempt.reference === reference).at(-1)

describe('a card that the bank or we do not accept', () => {
  const refused = [
    ['declined', cards.declined, 'PAYMENT_DECLINED', 'ERR-11'],
    ['without the money', cards.poor, 'PAYMENT_INSUFFICIENT_FUNDS', 'ERR-14'],
    ['that cannot be processed', cards.broken, 'PAYMENT_FAILED', 'ERR-10'],
  ] as const
  for (const [what, number, code, requirement] of refused)
    it(`is answered 402 with its code when ${what}, and another card can be tried [${requirement}] [ERR-15] [F15]`, async () => {
      const ready = await server.readyToPay()
      const no = await server.takeUp(ready, inFull, await server.nonce(ready, inFull, { number }))
      expect(no).toMatchObject({ status: 402, body: { code } })
      expect(await policiesOf(ready.reference)).toEqual([])
      const yes = await server.takeUp(ready, inFull, await server.nonce(ready, inFull))
      expect(yes.status).toBe(200)
    })

  it('can be followed by only a few others for a while; a customer who has paid is not limited [F15] [F26]', async () => {
    const few = { count: 2, perSeconds: 900 }
    const strict = await purchaseServer(undefined, { ...roomyLimits, intent: { session: few, ip: few } })
    try {
      const tried = await strict.readyToPay()
      const tries = []
      for (let card = 0; card < 3; card += 1)
        tries.push(await strict.takeUp(tried, inFull, { nonce: `tried-${card}`, deviceData: '{}' }))
      expect(tries.map(({ status }) => status)).toEqual([402, 402, 429])
      expect(tries[2]?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      const ready = await strict.readyToPay()
      const paid = await strict.confirmed(ready, inFull)
      for (let again = 0; again < 3; again += 1)
        expect((await strict.takeUp(ready, inFull, paid)).status).toBe(200)
    } finally {
      await strict.stop()
    }
  })

  it('has its authorisation voided when it is not UK issued or its scheme is not accepted [CRD-15] [CRD-16] [ERR-16] [ERR-22]', async () => {
    for (const [number, words] of [
      [cards.abroad, 'We only accept UK issued cards. Please try again.'],
      [cards.amex, "Sorry we don't support this card vendor, please try Visa or Mastercard."],
    ] as const) {
      const ready = await server.readyToPay()
      const no = await server.takeUp(ready, inFull, await server.confirmed(ready, inFull, { number }))
      expect(no).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED', message: words } })
      expect((await attemptOf(ready.reference))?.state).toBe('VOID_READY')
      expect(await server.jobs()).toContain('release')
    }
  })

  it('is refused and has its authorisation voided when the bank does not accept liability for it [ERR-23] [F11]', async () => {
    const releases = async () => (await server.jobs()).filter((name) => name === 'release').length
    const before = await releases()
    const ready = await server.readyToPay()
    const challenged = { number: cards.challenge }
    const no = await server.takeUp(
      ready,
      inFull,
      await server.confirmed(ready, inFull, challenged, 'attempt'),
    )
    expect(no).toMatchObject({
      status: 402,
      body: {
        message:
          'Unable to authenticate your payment. Please check you have approved your transaction with your bank.',
      },
    })
    expect(await policiesOf(ready.reference)).toEqual([])
    expect((await attemptOf(ready.reference))?.state).toBe('VOID_READY')
    expect(await releases()).toBe(before + 1)
  })

  it('does not count as paid because a browser claims so [F11] [T9]', async () => {
    for (const bank of ['fail', 'leave'] as const) {
      const ready = await server.readyToPay()
      const forged = await server.confirmed(ready, inFull, { number: cards.challenge }, bank)
      expect((await server.takeUp(ready, inFull, forged)).status).toBe(402)
      expect(await policiesOf(ready.reference)).toEqual([])
    }
  })

  it('cannot pay twice with one nonce [ERR-13] [F13]', async () => {
    const one = await server.readyToPay()
    const two = await server.readyToPay()
    const paid = await server.nonce(one, inFull)
    expect((await server.takeUp(one, inFull, paid)).status).toBe(200)
    expect(await server.takeUp(two, inFull, paid)).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_TOKEN_ALREADY_USED' },
    })
  })
})

describe('a payment that does not match the purchase', () => {
  it('is refused when it was made for another quote or is unknown [T9]', async () => {
    const cheap = await server.readyToPay()
    const dear = await server.readyToPay('acorn_cv')
    const paid = await server.confirmed(cheap, inFull)
    for (const payment of [paid, { paymentId: 'pay_nobody', authorizationId: 'pi_1' }])
      expect(await server.takeUp(dear, inFull, payment)).toMatchObject({
        status: 409,
        body: { code: 'QUOTE_MISMATCH' },
      })
    const other = await server.takeUp(cheap, inFull, { ...paid, authorizationId: 'pi_forged' })
    expect(other).toMatchObject({ status: 409, body: { code: 'QUOTE_MISMATCH' } })
    expect(await policiesOf(dear.reference)).toEqual([])
  })

  it('is refused for another payment option or another offer than it was made for [T9]', async () => {
    const ready = await server.readyToPay()
    const deposit = await server.confirmed(ready, monthly)
    const mismatch = { status: 409, body: { code: 'QUOTE_MISMATCH' } }
    expect(await server.takeUp(ready, inFull, deposit)).toMatchObject(mismatch)
    expect(await server.takeUp({ ...ready, optionId: 'another' }, monthly, deposit)).toMatchObject(mismatch)
    expect(await policiesOf(ready.reference)).toEqual([])
    expect((await server.takeUp(ready, monthly, deposit)).status).toBe(200)
  })

  it('is refused for another amount than the stored one, before the provider is asked [F8] [D-198]', async () => {
    const ready = await server.readyToPay()
    for (const amount of [0, 0.01, server.dueOf(ready, inFull) - 0.01, 99_999]) {
      const details = server.detailsOf(ready, inFull, { amount })
      expect(await server.intent(ready, inFull, { paymentDetails: details })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'body.paymentDetails.amount' }] },
      })
    }
    expect(await attemptOf(ready.reference)).toBeUndefined()
  })

  it('is not prepared with a return page on another site [T12] [API-05]', async () => {
    const ready = await server.readyToPay()
    for (const clientReturnURL of ['https://evil.example/', 'http://localhost:81/', 'http://localhost/']) {
      const details = server.detailsOf(ready, inFull, { clientReturnURL })
      expect((await server.intent(ready, inFull, { paymentDetails: details })).status).toBe(400)
    }
  })

  it('is refused to a browser or brand that does not hold the quote [T14] [SEC-01]', async () => {
    const ready = await server.readyToPay()
    const stranger = { ...ready, headers: { ...ready.headers, cookie: `__Host-sid=${'s'.repeat(43)}` } }
    expect((await server.intent(stranger, inFull)).status).toBe(404)
    expect((await server.takeUp(stranger, inFull, { nonce: 'n', deviceData: 'd' })).status).toBe(404)
    const brand = { ...ready, headers: { ...ready.headers, 'x-tenant': 'M' } }
    expect((await server.intent(brand, inFull)).status).toBe(404)
  })
})

describe('a purchase with a skipped step', () => {
  it('is refused with the name of the missing or wrong field [T25] [SEC-06] [SEC-07]', async () => {
    const ready = await server.readyToPay()
    const whole = server.purchaseDto(ready, monthly)
    const tried = async (change: object) =>
      (await server.intent(ready, monthly, { purchase: { ...whole, ...change } })).body.errors?.[0]?.field
    const bank = Object(whole).bankDetails
    const declared = Object(whole).creditDeclarations
    expect(await tried({ bankDetails: undefined })).toBe('body.purchase.bankDetails')
    expect(await tried({ creditDeclarations: undefined })).toBe('body.purchase.creditDeclarations')
    expect(await tried({ creditDeclarations: { ...declared, affordableLending: 'no' } })).toBe(
      'body.purchase.creditDeclarations.affordableLending',
    )
    expect(await tried({ creditDeclarations: { ...declared, acceptedOn: '2026-10-01' } })).toBe(
      'body.purchase.creditDeclarations.acceptedOn',
    )
    expect(await tried({ bankDetails: { ...bank, accountHolder: 'Somebody Else' } })).toBe(
      'body.purchase.bankDetails.accountHolder',
    )
    expect(await tried({ bankDetails: { ...bank, accountNumber: '66374959' } })).toBe(
      'body.purchase.bankDetails.accountNumber',
    )
    expect(await tried({ coverStartDate: '2026-12-01' })).toBe('body.purchase.coverStartDate')
    expect(await attemptOf(ready.reference)).toBeUndefined()
  })

  it('is also refused at take-up when the payment was prepared without a purchase [T25] [SEC-06]', async () => {
    const ready = await server.readyToPay()
    const made = await server.intent(ready, monthly, { purchase: undefined })
    await server.cardSandbox.confirm(
      made.body.clientSecret,
      await server.cardSandbox.paymentMethod({ number: cards.visa }),
    )
    const attempt = await server.ports.payments.findAttempt(made.body.paymentId)
    const paid = { paymentId: made.body.paymentId, authorizationId: attempt?.providerRef }
    const without = async (change: object) => {
      const { status, body } = await server.takeUp(ready, monthly, paid, change)
      return `${status} ${body.errors?.[0]?.field}`
    }
    expect(await without({ bankDetails: undefined })).toBe('400 body.bankDetails')
    expect(await without({ creditDeclarations: undefined })).toBe('400 body.creditDeclarations')
    expect(await policiesOf(ready.reference)).toEqual([])
    expect((await server.takeUp(ready, monthly, paid)).status).toBe(200)
  })

  it('is refused when something is due and nothing is paid [D-182]', async () => {
    const ready = await server.readyToPay()
    const unpaid = await server.takeUp(ready, monthly, {})
    expect(unpaid).toMatchObject({ status: 400, body: { errors: [{ field: 'body.paymentId' }] } })
  })
})

describe('a quote that changes during its payment', () => {
  const protectable = () =>
    server.readyToPay(
      'acorn_pc',
      answersFor('acorn_pc', { cover: { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: false } }),
    )

  it('supersedes a prepared payment when it gets a new price, and that payment is voided [F7]', async () => {
    const ready = await protectable()
    const toggle = { quoteReference: ready.reference, protectNoClaimsBonus: true }
    const change = () => server.send('PUT', '/api/v1/Quote/UpdateNoClaimsProtection', ready.headers, toggle)
    const prepared = await server.confirmed(ready, inFull)
    const changed = await change()
    expect(changed.status).toBe(200)
    expect((await attemptOf(ready.reference))?.state).toBe('SUPERSEDED')
    expect(await server.takeUp(ready, inFull, prepared)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_MISMATCH' },
    })
    expect((await attemptOf(ready.reference))?.state).toBe('VOID_READY')
    expect(await policiesOf(ready.reference)).toEqual([])
  })

  it('cannot be changed while its payment is authorised [F7]', async () => {
    const ready = await protectable()
    const paid = await server.confirmed(ready, inFull)
    const attempt = await server.ports.payments.findAttempt(paid.paymentId)
    if (!attempt) throw new Error('Not there')
    await server.ports.payments.move(attempt, { to: 'AUTHORISED', now: server.time.now })
    const changed = await server.send('PUT', '/api/v1/Quote/UpdateNoClaimsProtection', ready.headers, {
      quoteReference: ready.reference,
      protectNoClaimsBonus: true,
    })
    expect(changed).toMatchObject({ status: 409, body: { code: 'QUOTE_LOCKED' } })
    expect((await server.takeUp(ready, inFull, paid)).status).toBe(200)
  })

  it('is not sold once it is locked, and the authorisation is voided [F16]', async () => {
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, inFull)
    await server.db
      .updateTable('milepost.quote')
      .set({ is_locked: true })
      .where('reference', '=', ready.reference)
      .execute()
    expect(await server.takeUp(ready, inFull, paid)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_LOCKED' },
    })
    expect((await attemptOf(ready.reference))?.state).toBe('VOID_READY')
  })
})
