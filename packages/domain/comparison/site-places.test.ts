import { describe, expect, it } from 'vitest'
import { journeyDefinition } from '../journeys/journey-definition.ts'
import { driverQuestions } from '../questions/people/person-questions.ts'
import { sitePlaceOf } from './site-places.ts'

/**
 * Asked on our own pages only: hasAdditionalDriver follows from the drivers, the customer gives the ticks, and the vehicle is
 * described.
 */
const ours = new Set(['hasAdditionalDriver', 'hasAgreedDisclaimer', 'hasConsented', 'bodyType', 'abiCode'])

describe('the place of an answer in the risk of a comparison site', () => {
  it.each([
    ['vehicleDetails.vehicleUse', 'vehicle.use'],
    ['proposerDetails.lastNames', 'proposer.lastName'],
    ['proposerDetails.operatingArea', 'taxi.operatingArea'],
    ['coverDetails.effectiveFrom', 'cover.start'],
    ['additionalDrivers.1.licenceObtained', 'drivers.1.licenceObtained'],
    ['additionalDrivers', 'drivers'],
    ['coverDetails.somethingNew', 'cover'],
  ])('for %s is %s', (place, site) => {
    expect(sitePlaceOf(place)).toBe(site)
  })

  it('is known for every question that is asked, so that every missing answer can be named', () => {
    const asked = Object.values(journeyDefinition.steps)
      .flat()
      .filter(({ isOnlyForSubmit }) => !isOnlyForSubmit)
      .flatMap(({ of, ask }) => ask.map(({ name }) => ({ of: String(of), name })))
    const drivers = driverQuestions.map(({ name }) => ({ of: 'additionalDrivers.0', name }))
    const nameless = [...asked, ...drivers]
      .filter(({ name }) => !ours.has(name))
      .filter(({ of, name }) => !/\.[a-z]\w*$/i.test(sitePlaceOf(`${of}.${name}`)))
    expect(nameless).toEqual([])
  })
})
