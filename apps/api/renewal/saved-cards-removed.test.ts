import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordCancelled } from '../purchase/testing/recorded-cancellation.ts'
import { cardRemovalStore } from './card-removal-store.ts'
import { removeCards } from './remove-cards.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

const saved = () => server.db.selectFrom('milepost.saved_card').selectAll().execute()
const remove = () =>
  removeCards({
    cardRemovals: cardRemovalStore(server.db),
    cards: server.ports.cards,
    clock: () => server.time.now,
  })

/** Whether the provider still has the card of a policy. */
async function isAtProvider({ provider, customerRef, methodRef }: NonNullable<Card>) {
  const order = {
    orderId: `pay_${Math.random()}`,
    brand: 'A',
    statement: { name: 'ACORN', short: 'ACN' },
    amount: 100,
    description: 'A test',
    metadata: {},
    saveCard: false,
    payer: undefined,
    customerRef,
  } as unknown as Parameters<NonNullable<ReturnType<typeof server.ports.cards.byName>>['chargeSaved']>[0]
  const answer = await server.ports.cards.byName(provider)?.chargeSaved(order, { customerRef, methodRef })
  return answer?.kind === 'found'
}
type Card = Awaited<ReturnType<RenewalServer['subscribe']>>['card']

const buyYear = async (code: 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2', more: object) =>
  server.buy(await server.readyToPay('acorn_pc'), code, { more })

describe('a saved card', () => {
  it('is kept with its expiry while the policy renews, and the next card replaces it [D-281]', async () => {
    const { card } = await server.subscribe()
    expect(card?.expiresIn).toBe('2039-12')
    expect(await remove()).toBe(0)
    expect(card && (await isAtProvider(card))).toBe(true)
  })

  it('is never kept where it can never be charged: for monthly payers and where nothing renews [D-281]', async () => {
    await buyYear('TX_FINANCE_PLAN_V2', { automaticRenewal: true })
    await buyYear('ANNUAL_CARD_IN_FULL', { automaticRenewal: false })
    expect(await saved()).toEqual([])
  })

  it('is removed, at the provider too, when the policy is cancelled [D-281]', async () => {
    const { policy, card } = await server.subscribe()
    await recordCancelled(server.db, policy, { reason: 'customer', at: server.time.now })
    expect(await remove()).toBe(1)
    expect(await saved()).toEqual([])
    expect(card && (await isAtProvider(card))).toBe(false)
    expect(await remove()).toBe(0)
  })

  it('is removed once a stop can no longer be undone, and when cover has ended [D-281]', async () => {
    const { policy } = await server.subscribe()
    await server.renewing.renewals.stopChain(
      { ...policy, firstPolicy: policy.policyNumber },
      { now: server.time.now, by: undefined },
    )
    // Until the next period is stored, staff can turn the renewal on again.
    expect(await remove()).toBe(0)
    server.at('2026-12-13T12:00:00Z')
    await server.run()
    expect(await remove()).toBe(1)
  })

  it('is removed some days after cover ended without another policy [D-281]', async () => {
    await server.subscribe()
    server.at('2026-12-22T12:00:00Z')
    expect(await remove()).toBe(0)
    server.at('2026-12-24T12:00:00Z')
    expect(await remove()).toBe(1)
  })

  it('stays known to us while the provider cannot be asked [D-281]', async () => {
    const { policy } = await server.subscribe()
    await recordCancelled(server.db, policy, { reason: 'customer', at: server.time.now })
    await server.db.updateTable('milepost.saved_card').set({ provider: 'stripe' }).execute()
    await expect(remove()).rejects.toThrow('is not configured')
    expect(await saved()).toHaveLength(1)
  })
})
