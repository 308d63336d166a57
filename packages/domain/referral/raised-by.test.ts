import { expect, it } from 'vitest'
import { quoteQuestions } from '../journeys/secret-fields.ts'
import { type ReasonCode, reasons } from '../quote/underwriting-reasons.ts'
import { hasRaised } from './raised-by.ts'

it('has a question that is asked for every reason [DSK-317]', () => {
  const names = quoteQuestions.map(({ name }) => name)
  for (const code of Object.keys(reasons) as ReasonCode[]) {
    const places = names.flatMap((name) => [`vehicleDetails.${name}`, `proposerDetails.${name}`])
    expect(
      places.filter((field) => hasRaised({ code, driver: 0 }, field)),
      code,
    ).not.toEqual([])
  }
})

it('matches the answers of the driver it is about, or of all where they count together [DSK-317]', () => {
  expect(hasRaised({ code: 'many-points', driver: 2 }, 'additionalDrivers.1.motoringConvictions')).toBe(true)
  expect(hasRaised({ code: 'many-points', driver: 2 }, 'proposerDetails.motoringConvictions')).toBe(false)
  expect(hasRaised({ code: 'many-claims', driver: 'none' }, 'additionalDrivers.0.motoringClaims')).toBe(true)
  expect(hasRaised({ code: 'vehicle-value', driver: 'none' }, 'vehicleDetails.value')).toBe(true)
  expect(hasRaised({ code: 'vehicle-value', driver: 'none' }, 'coverDetails.value')).toBe(false)
})
