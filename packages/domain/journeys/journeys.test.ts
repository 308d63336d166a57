import { describe, expect, it } from 'vitest'
import { brandCodes, isJourneyId, journeyIdentities, journeyIds, productCodes } from '../terms/identity.ts'
import { type SpecifiedJourney, specifiedJourneys } from '../testing/specified-journeys.ts'
import { journeys } from './journeys.ts'

describe('the journeys', () => {
  const specifiedBrands = ['A', 'B', 'CRT', 'M', 'F', 'MP']

  it('of the six specified brands are exactly the ten specified journeys [JRN-04]', () => {
    const ofThose = journeyIds.filter((id) => specifiedBrands.includes(journeyIdentities[id].brand))
    expect(ofThose).toEqual(specifiedJourneys)
    expect(isJourneyId('acorn_pc')).toBe(true)
    expect(isJourneyId('toString')).toBe(false)
  })

  it('use every brand code and every product code of the specification [JRN-05] [JRN-06]', () => {
    const used = specifiedJourneys.map((id) => journeyIdentities[id])
    // A brand added later comes after these, and may have no journey yet.
    expect(brandCodes.slice(0, specifiedBrands.length)).toEqual(specifiedBrands)
    expect(productCodes).toEqual(['CV', 'IMP', 'PC', 'PT', 'TX', 'CR', 'TL'])
    expect(new Set(used.map(({ brand }) => brand))).toEqual(new Set(specifiedBrands))
    expect(new Set(used.map(({ product }) => product))).toEqual(new Set(productCodes))
  })

  it('cover every product line [JRN-03]', () => {
    const lines = new Set(Object.values(journeys).map(({ line }) => line))
    expect(lines).toEqual(new Set(['private-car', 'van', 'taxi', 'protect', 'impound', 'telematics']))
  })

  it.each(journeyIds)('%s has the values of its identity', (id) => {
    expect(journeys[id]).toMatchObject({ id, ...journeyIdentities[id] })
  })
})

/** One row per setting, one value per journey in this order: product owners read and change this table. */
const order = specifiedJourneys

const across = <T>(read: (journey: (typeof journeys)[SpecifiedJourney]) => T) =>
  order.map((id) => read(journeys[id]))

describe('each journey defines its own [JRN-08]', () => {
  it('maximum of additional drivers [CON-05]', () => {
    expect(across(({ drivers }) => drivers.maximumAdditional)).toEqual([5, 4, 4, 3, 1, 3, 5, 4, 4, 4])
  })

  it('look-back period for claims and convictions [CON-06]', () => {
    expect(across(({ drivers }) => drivers.claimsLookBackYears)).toEqual([5, 5, 5, 5, 5, 3, 5, 5, 5, 5])
    expect(new Set(across(({ drivers }) => drivers.convictionsLookBackYears))).toEqual(new Set([5]))
  })

  it('phone marketing choice, documents by post and renewal section', () => {
    expect(order.filter((id) => !journeys[id].contact.offersPhoneOptOut)).toEqual(['carrot_pc'])
    expect(order.filter((id) => !journeys[id].results.offersDocumentsByPost)).toEqual(['carrot_pc'])
    // Impound cover is a single purchase and does not renew.
    expect(order.filter((id) => journeys[id].results.renewalChoice === 'not-shown')).toEqual([
      'briefly_impound',
      'motorcade_pc',
    ])
    expect(order.filter((id) => journeys[id].results.renewalChoice === 'not-shown-under-18')).toEqual([
      'carrot_pc',
    ])
  })

  it('limits of third-party damage, legal expenses and public liability [CON-33] [CON-36] [CON-40]', () => {
    const millions = across(({ cover }) => cover.thirdPartyDamagePounds / 1_000_000)
    expect(millions).toEqual([20, 2, 2, 20, 20, 20, 20, 2, 2, 20])
    expect(across(({ cover }) => cover.legalExpensesPounds / 1_000)).toEqual([
      75, 50, 50, 75, 75, 75, 75, 50, 50, 75,
    ])
    expect(order.filter((id) => journeys[id].cover.publicLiabilityPounds)).toEqual(['acorn_taxi'])
    expect(order.filter((id) => journeys[id].cover.offersPersonalAccident)).toEqual([])
  })

  it('taxi and van questions', () => {
    const taxis = ['acorn_taxi', 'flag_taxi']
    const vans = ['acorn_cv', 'motorcade_cv']
    expect(order.filter((id) => journeys[id].drivers.asksTaxiBadge)).toEqual(taxis)
    expect(order.filter((id) => journeys[id].drivers.asksFullTimeTaxi)).toEqual(taxis)
    const asksExtras = order.filter(
      (id) => journeys[id].use.asksBusinessRadius && journeys[id].use.asksHazardousSites,
    )
    expect(asksExtras.sort()).toEqual([...taxis, ...vans].sort())
    expect(order.filter((id) => journeys[id].cover.asksNoClaimsEarnedOn).sort()).toEqual(asksExtras)
  })

  it('impound rules: thirty days, owner who is also the keeper, and phone error message', () => {
    expect(order.filter((id) => journeys[id].use.ownerMustBeKeeper)).toEqual(['briefly_impound'])
    expect(order.filter((id) => journeys[id].use.mileagePeriod === '30-days')).toEqual(['briefly_impound'])
    expect(order.filter((id) => journeys[id].cover.term === 'impound')).toEqual(['briefly_impound'])
    expect(order.filter((id) => journeys[id].contact.phoneErrorNamesZero)).toEqual(['briefly_impound'])
  })

  it('sister journey, of the same brand and for the other vehicle class', () => {
    for (const { brand, vehicle } of Object.values(journeys)) {
      if (!vehicle.sister) continue
      expect(journeys[vehicle.sister].brand).toBe(brand)
      expect(journeys[vehicle.sister].vehicle.accepts).not.toBe(vehicle.accepts)
    }
  })
})
