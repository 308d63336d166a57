import { expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { journeyIds } from '../terms/identity.ts'
import { journeyBenefits, type PolicyMeant } from './journey-benefits.ts'

const benefitTexts = (id: (typeof journeyIds)[number], meant: PolicyMeant) =>
  journeyBenefits(journeys[id], meant).map(({ text, note }) => (note ? `${text} (${note})` : text))

const yearly = journeyIds.filter((id) => journeys[id].cover.term === 'annual')

it.each(yearly)(
  '%s has the six benefits, and marks extras and those that need a level of cover [JRN-15] [D-257]',
  (id) => {
    expect(benefitTexts(id, { term: 'annual', level: undefined })).toEqual([
      'UK call centres',
      '24/7 claims helpline',
      'Courtesy car or van for over 21s (with comprehensive cover)',
      'European third party cover',
      'Legal expenses (optional extra)',
      'Cover with points on licence',
    ])
  },
)

it('leaves out the extra that is not sold with a short policy [JRN-15] [RST-07] [D-257]', () => {
  expect(benefitTexts('briefly_impound', { term: 'impound', level: undefined }).join()).not.toContain('Legal')
  expect(benefitTexts('acorn_taxi', { term: 'thirty-day', level: 'COMP' }).join()).not.toContain('Legal')
})

it.each(journeyIds)('%s promises a courtesy car only where the level of cover includes one [D-257]', (id) => {
  const { term } = journeys[id].cover
  expect(benefitTexts(id, { term, level: 'COMP' })).toContain('Courtesy car or van for over 21s')
  for (const level of ['TPFT', 'TPO'] as const)
    expect(benefitTexts(id, { term, level }).join()).not.toContain('Courtesy')
})
