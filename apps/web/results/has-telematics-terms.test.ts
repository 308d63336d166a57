import { journeys } from '@milepost/domain/journeys/journeys'
import { expect, it } from 'vitest'
import { hasTelematicsTerms } from './ProtectTermsPage.tsx'

const device = { telematicsDeviceProvider: 'Waymark Telematics' }

it.each([
  ['acorn_protect', {}, true],
  ['mypolicy_telematics', {}, true],
  ['carrot_pc', device, true],
  ['carrot_pc', {}, false],
  ['acorn_taxi', {}, false],
] as const)('shows the terms on %s with %j: %s [NAV-10] [D-041]', (id, quote, shown) => {
  expect(hasTelematicsTerms(journeys[id], quote)).toBe(shown)
})
