import { expect, it } from 'vitest'
import type { SavedMethod } from '../../purchase/attempt/provider-ports.ts'
import { impatient, newOrder } from './testing/benches.ts'
import { cards } from './testing/card-sandbox.ts'
import { everyProvider, held, type Place } from './testing/every-provider.ts'

/** A card that a customer allowed us to save. */
async function storedCard({ bench }: Place, number: string = cards.visa): Promise<SavedMethod> {
  const { saved } = held(await bench.pay(newOrder({ saveCard: true }), { number }))
  if (saved === undefined) throw new Error('The card was not kept')
  return saved
}

everyProvider((place) => {
  it('authorises money on a saved card without the customer and without authentication [D-225]', async () => {
    const { bench, balances } = place()
    const saved = await storedCard(place())
    const order = newOrder({ customerRef: saved.customerRef })
    const payment = held(await bench.provider.chargeSaved(order, saved))
    expect(payment).toMatchObject({
      status: 'authorised',
      amount: 12_345,
      orderId: order.orderId,
      liability: 'not-asked',
      failure: undefined,
      paidWith: { kind: 'card', scheme: 'visa', lastFour: '0000' },
    })
    expect(held(await bench.provider.find(payment.ref))).toEqual(payment)
    expect(await balances(order)).toEqual({ cardholder: -12_345, held: 12_345, merchant: 0 })
  })

  it('charges an order once for repeated requests [F29]', async () => {
    const { bench, moves } = place()
    const saved = await storedCard(place())
    const order = newOrder()
    const first = held(await bench.provider.chargeSaved(order, saved))
    const again = held(await bench.provider.chargeSaved(order, saved))
    expect(again.ref).toBe(first.ref)
    await bench.provider.capture(first.ref, order)
    expect(held(await bench.provider.chargeSaved(order, saved)).status).toBe('captured')
    expect(await moves(order)).toEqual(['hold', 'capture'])
  })

  it.each([
    ['declined', 'declined'],
    ['insufficient-funds', 'insufficient-funds'],
  ] as const)('reports that a saved card was refused: %s [RST-12]', async (outcome, failure) => {
    const { bench, cardSandbox, moves } = place()
    const saved = await storedCard(place())
    await cardSandbox.setSaved(saved.methodRef, outcome)
    const order = newOrder()
    expect(await bench.provider.chargeSaved(order, saved)).toMatchObject({ kind: 'refused', failure })
    // The order is finished: money on the card now does not revive it.
    await cardSandbox.setSaved(saved.methodRef, 'approved')
    expect(await bench.provider.chargeSaved(order, saved)).toMatchObject({ kind: 'refused', failure })
    expect(held(await bench.provider.findByOrder(order.orderId))).toMatchObject({
      status: 'declined',
      failure,
    })
    expect(await moves(order)).toEqual([])
    expect(await bench.provider.chargeSaved(newOrder(), saved)).toMatchObject({ kind: 'found' })
  })

  it('accepts the refusal of a bank that requires authentication [D-225]', async () => {
    const { bench, moves } = place()
    const saved = await storedCard(place(), cards.challenge)
    const order = newOrder()
    expect(await bench.provider.chargeSaved(order, saved)).toMatchObject({ kind: 'refused' })
    expect(await moves(order)).toEqual([])
  })

  it('reports when a saved card expires [RST-12]', async () => {
    const { bench } = place()
    const { paidWith } = held(await bench.pay(newOrder({ saveCard: true }), { number: cards.visa }))
    expect(paidWith?.expiresIn).toBe('2039-12')
  })

  it('removes a saved card, after which nothing can be charged to it, and again without harm [D-281]', async () => {
    const { bench, moves } = place()
    const saved = await storedCard(place())
    expect(await bench.provider.removeSaved(saved)).toEqual({ kind: 'found', value: true })
    expect(await bench.provider.removeSaved(saved)).toEqual({ kind: 'found', value: true })
    const order = newOrder()
    expect((await bench.provider.chargeSaved(order, saved)).kind).not.toBe('found')
    expect(await moves(order)).toEqual([])
  })

  it('reports a failure when the connection breaks, and finds the outcome by the order [F12]', async () => {
    const { another, hasIntents, cardSandbox, moves } = place()
    const saved = await storedCard(place())
    const order = newOrder()
    const bench = await another(impatient)
    const operation = hasIntents ? 'create' : 'sale'
    await cardSandbox.fault(operation, 'drop-after', order.orderId)
    expect(await bench.provider.chargeSaved(order, saved)).toMatchObject({ kind: 'failed' })
    await cardSandbox.forgetFaults()
    expect(held(await bench.provider.findByOrder(order.orderId)).status).toBe('authorised')
    expect(held(await bench.provider.chargeSaved(order, saved)).status).toBe('authorised')
    expect(await moves(order)).toEqual(['hold'])
    await bench.close()
  })
})
