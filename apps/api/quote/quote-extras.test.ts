import { answersFor, now } from '@milepost/pricing/testing/people-by-journey'
import { beforeEach, describe, expect, it } from 'vitest'
import { removeAddOn, repriceWithAddOns, updateNoClaimsProtection } from './change-add-ons.ts'
import { addOnOf, idsOf, optionOf } from './testing/offered.ts'
import { pricingSetup } from './testing/pricing-setup.ts'

const setup = await pricingSetup()
const { ports, time } = setup
const protectable = answersFor('acorn_pc', {
  cover: { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: false },
})
const nextDay = new Date('2026-11-17T00:00:00Z')

beforeEach(() => {
  time.now = now
})

describe('extras [API-14]', () => {
  it('change the price by what they cost, and can be removed again [API-15]', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    const addOns = [addOnOf(made, 'KEYCARE'), addOnOf(made, 'PC_BREAKDOWN_EU_UK')]
    const added = await repriceWithAddOns({ ...asked, named: idsOf(made), addOns }, ports)
    expect(optionOf(added).price.gross).toBe(optionOf(made).price.gross + 1799 + 6499)
    const keycare = addOnOf(added, 'KEYCARE')
    const removed = await removeAddOn({ ...asked, dataPointId: keycare.dataPointId }, ports)
    expect(optionOf(removed).price.gross).toBe(optionOf(made).price.gross + 6499)
    expect(await removeAddOn({ ...asked, dataPointId: keycare.dataPointId }, ports)).toEqual({
      kind: 'mismatch',
    })
  })

  it('left out of the list are removed, and one replaces another of the same kind [AON-02] [AON-03]', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    const reimbursement = [
      addOnOf(made, 'EXCESS_REIMBURSEMENT_250'),
      addOnOf(made, 'EXCESS_REIMBURSEMENT_500'),
    ]
    const both = await repriceWithAddOns({ ...asked, named: idsOf(made), addOns: reimbursement }, ports)
    expect(selected(both)).toEqual(['EXCESS_REIMBURSEMENT_500'])
    const none = await repriceWithAddOns({ ...asked, named: idsOf(both), addOns: [] }, ports)
    expect(selected(none)).toEqual([])
    expect(optionOf(none).price).toEqual(optionOf(made).price)
  })

  it.each(['outcomeId', 'optionId', 'coverId'] as const)(
    'named with a stale %s change nothing',
    async (id) => {
      const { made, asked } = await setup.buyer('acorn_pc')
      const named = { ...idsOf(made), [id]: 'stale' }
      expect(await repriceWithAddOns({ ...asked, named, addOns: [] }, ports)).toEqual({ kind: 'mismatch' })
    },
  )

  it('that are not on offer invalidate the whole choice', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    const addOns = [{ ...addOnOf(made, 'KEYCARE'), code: 'LEGAL_EXPENSES' }]
    expect(await repriceWithAddOns({ ...asked, named: idsOf(made), addOns }, ports)).toEqual({
      kind: 'mismatch',
    })
  })

  it('chosen on a later day are priced with the rates of that day', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    time.now = nextDay
    const added = await repriceWithAddOns({ ...asked, named: idsOf(made), addOns: [] }, ports)
    expect(added).toMatchObject({ quote: { current: { risk: { ratedOn: '2026-11-17' } } } })
  })
})

const selected = (made: Parameters<typeof optionOf>[0]) =>
  optionOf(made)
    .addOns.filter((addOn) => addOn.selected && addOn.annualCost > 0)
    .map(({ code }) => code)

describe('protection of the no-claims discount [API-16]', () => {
  it('costs the price that was shown, and can be removed again [AON-09]', async () => {
    const { made, asked } = await setup.buyer('acorn_pc', protectable)
    const shown = optionOf(made).cover.noClaimsProtection
    if (shown.kind !== 'available') throw new Error('Not available')
    const change = { ...asked, outcomeId: undefined }
    const on = await updateNoClaimsProtection({ ...change, isProtected: true }, ports)
    expect(optionOf(on).price.gross).toBe(optionOf(made).price.gross + shown.impliedPrice)
    const off = await updateNoClaimsProtection({ ...change, isProtected: false }, ports)
    expect(optionOf(off).price).toEqual(optionOf(made).price)
  })

  it('is not sold to a customer without a discount [AON-01]', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    const change = { ...asked, isProtected: true, outcomeId: undefined }
    expect(await updateNoClaimsProtection(change, ports)).toEqual({ kind: 'not-protectable' })
  })

  it('is refused to a tab that shows an outdated price', async () => {
    const { asked } = await setup.buyer('acorn_pc', protectable)
    const change = { ...asked, isProtected: true, outcomeId: 'stale' }
    expect(await updateNoClaimsProtection(change, ports)).toEqual({ kind: 'mismatch' })
  })
})
