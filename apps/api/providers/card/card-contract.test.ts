import { whyNotAccepted } from '@milepost/domain/payment/accepted-cards'
import { pence } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { newOrder } from './testing/benches.ts'
import { cards } from './testing/card-sandbox.ts'
import { everyProvider, held } from './testing/every-provider.ts'

everyProvider((place) => {
  it('authorises the money, and returns its order, amount, currency and card [T9]', async () => {
    const { paid, balances } = place()
    const { order, payment } = await paid()
    expect(payment).toEqual({
      ref: expect.any(String),
      status: 'authorised',
      amount: 12_345,
      captured: 0,
      refunded: 0,
      currency: 'GBP',
      orderId: order.orderId,
      failure: undefined,
      liability: 'shifted',
      paidWith: {
        kind: 'card',
        scheme: 'visa',
        country: expect.stringMatching(/^GBR?$/),
        lastFour: '0000',
        expiresIn: expect.stringMatching(/^\d{4}-\d{2}$/),
      },
      saved: undefined,
    })
    expect(await balances(order)).toEqual({ cardholder: -12_345, held: 12_345, merchant: 0 })
  })

  it('finds a payment by its own id and by its order, and reports when there is none [F12]', async () => {
    const { bench, paid } = place()
    const { order, payment } = await paid()
    expect(await bench.provider.find(payment.ref)).toEqual({ kind: 'found', value: payment })
    expect(await bench.provider.findByOrder(order.orderId)).toEqual({ kind: 'found', value: payment })
    expect(await bench.provider.find('pi_none')).toEqual({ kind: 'not-found' })
    expect(await bench.provider.findByOrder('pay_none')).toEqual({ kind: 'not-found' })
  })

  it('captures authorised money once for repeated requests, and then refuses to void it [F17]', async () => {
    const { bench, paid, moves } = place()
    const { order, payment } = await paid()
    const capture = () => bench.provider.capture(payment.ref, order)
    for (const outcome of [await capture(), await capture(), await bench.provider.find(payment.ref)])
      expect(outcome).toMatchObject({ kind: 'found', value: { status: 'captured', captured: 12_345 } })
    expect(await bench.provider.void(payment.ref, order)).toMatchObject({
      kind: 'refused',
      payment: { status: 'captured' },
    })
    expect(await moves(order)).toEqual(['hold', 'capture'])
  })

  it('voids authorised money once for repeated requests, and then refuses to capture it', async () => {
    const { bench, paid, moves } = place()
    const { order, payment } = await paid()
    const isVoided = () => bench.provider.void(payment.ref, order)
    for (const outcome of [await isVoided(), await isVoided()])
      expect(outcome).toMatchObject({ kind: 'found', value: { status: 'voided', captured: 0 } })
    expect(await bench.provider.capture(payment.ref, order)).toMatchObject({
      kind: 'refused',
      payment: { status: 'voided' },
    })
    expect(await moves(order)).toEqual(['hold', 'release'])
  })

  it('reports an expired authorisation as voided', async () => {
    const { bench, cardSandbox, paid } = place()
    const { order, payment } = await paid()
    await cardSandbox.expire(payment.ref)
    expect(await bench.provider.findByOrder(order.orderId)).toMatchObject({ value: { status: 'voided' } })
  })

  it('refunds captured money once, in part and in full, and refuses to refund anything else', async () => {
    const { bench, paid, moves, balances } = place()
    const { order, payment } = await paid()
    const refund = (amount: number) =>
      bench.provider.refund(payment.ref, { orderId: order.orderId, amount: pence(amount) })
    expect(await refund(12_345)).toMatchObject({ kind: 'refused', payment: { status: 'authorised' } })
    await bench.provider.capture(payment.ref, order)
    expect(await refund(2_345)).toMatchObject({ kind: 'found', value: { refunded: 2_345 } })
    for (const outcome of [await refund(12_345), await refund(12_345)])
      expect(outcome).toMatchObject({
        kind: 'found',
        value: { status: 'captured', captured: 12_345, refunded: 12_345 },
      })
    expect(await moves(order)).toEqual(['hold', 'capture', 'refund', 'refund'])
    expect(await balances(order)).toEqual({ cardholder: 0, held: 0, merchant: 0 })
    expect(await refund(12_346)).toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['reports a declined card as declined [ERR-11]', cards.declined, 'declined'],
    ['reports insufficient funds [ERR-14]', cards.poor, 'insufficient-funds'],
    ['reports a failed network as a failed payment [ERR-10]', cards.broken, 'failed'],
    [
      'reports a customer whom the bank did not authenticate [F11] [ERR-23]',
      cards.unauthenticated,
      'not-authenticated',
    ],
  ])('%s', async (_what, number, failure) => {
    const { bench, moves } = place()
    const order = newOrder()
    expect(await bench.pay(order, { number })).toMatchObject({ kind: 'refused', failure })
    expect(await moves(order)).toEqual([])
  })

  it.each([
    ['recognises a card from abroad by its country [CRD-16] [ERR-22]', cards.abroad, 'not-uk-issued'],
    [
      'recognises a scheme that we do not accept by its name [CRD-15] [ERR-16]',
      cards.amex,
      'scheme-not-accepted',
    ],
    ['accepts a UK Mastercard [CRD-15]', cards.mastercard, undefined],
  ])('%s', async (_what, number, reason) => {
    const { paidWith } = held(await place().bench.pay(newOrder(), { number }))
    expect(paidWith).toMatchObject({ kind: 'card' })
    expect(paidWith && whyNotAccepted(paidWith)).toBe(reason)
  })

  it.each([
    ['approves', 'approve', 'authorised'],
    ['rejects the customer', 'fail', 'not-authenticated'],
  ] as const)('handles a bank that challenges the customer and %s [F11]', async (_what, answer, ends) => {
    const outcome = await place().bench.pay(newOrder(), { number: cards.challenge }, answer)
    expect(outcome.kind === 'refused' ? outcome.failure : held(outcome).status).toBe(ends)
  })

  it('never treats an attempted authentication as a shift of liability [F11] [ERR-23]', async () => {
    const { bench, hasIntents, moves } = place()
    const order = newOrder()
    const outcome = await bench.pay(order, { number: cards.challenge }, 'attempt')
    // An intent is authorised before liability is checked; a nonce is checked first.
    if (hasIntents) expect(held(outcome)).toMatchObject({ status: 'authorised', liability: 'not-shifted' })
    else expect(outcome).toMatchObject({ kind: 'refused', failure: 'not-authenticated' })
    expect(await moves(order)).toEqual(hasIntents ? ['hold'] : [])
  })

  it('authorises nothing while the bank waits for the customer [F11]', async () => {
    const { bench, hasIntents, moves } = place()
    const order = newOrder()
    const outcome = await bench.pay(order, { number: cards.challenge }, 'never answers')
    if (hasIntents) expect(held(outcome).status).toBe('needs-action')
    else expect(outcome).toMatchObject({ kind: 'refused', failure: 'not-authenticated' })
    expect(await moves(order)).toEqual([])
  })

  it('distinguishes a wallet account from a card, and recognises the card in a phone [CRD-23]', async () => {
    const { bench } = place()
    const account = held(await bench.pay(newOrder(), { wallet: 'paypal', chosen: 'approved' }))
    expect(account).toMatchObject({ liability: 'not-asked', paidWith: { kind: 'wallet-account' } })
    for (const wallet of ['apple_pay', 'google_pay'] as const) {
      const { paidWith, liability } = held(await bench.pay(newOrder(), { wallet, chosen: '0000' }))
      expect(paidWith).toMatchObject({ kind: 'card', scheme: 'visa', lastFour: '0000' })
      expect(paidWith && whyNotAccepted(paidWith)).toBeUndefined()
      expect(liability).not.toBe('not-shifted')
    }
  })

  it('saves a card on request, and a later one for the same customer [CRD-04]', async () => {
    const { bench, paid } = place()
    const { saved } = (await paid({ saveCard: true })).payment
    expect(saved).toEqual({ customerRef: expect.any(String), methodRef: expect.any(String) })
    const customerRef = saved?.customerRef
    const again = held(
      await bench.pay(newOrder({ saveCard: true, customerRef }), { number: cards.mastercard }),
    )
    expect(again.saved?.customerRef).toBe(customerRef)
  })
})
