import { stepNumber } from '@milepost/domain/journeys/steps'
import { expect, it } from 'vitest'
import { answerLines, excessLines } from '../../offer/policy-lines.ts'
import { changeTargets, usageLines } from './SummaryPanel.tsx'

it.each([
  ['policy period', 7],
  ['cover start and end date', 7],
  ['excesses', 7],
  ['level of cover', 7],
  ['vehicle usage', 2],
  ['personal and vehicle details', 1],
] as const)('opens for %s step %i [RES-08] [D-045] [NAV-40] [NAV-41]', (panel, step) => {
  expect(stepNumber(changeTargets[panel].step)).toBe(step)
})

const chapters = [
  {
    step: 'vehicleDetailsTwo' as const,
    title: 'Vehicle Use and Ownership',
    answers: [
      { field: 'vehicleDetails.vehicleUse', question: 'What for?', answer: 'Commuting' },
      { field: 'vehicleDetails.annualMileage', question: 'How far?', answer: 'Up to 8,000 miles' },
    ],
  },
  {
    step: 'additionalDrivers' as const,
    title: 'Additional driver: Jo Ng',
    driver: 'Jo Ng',
    answers: [{ field: 'proposerDetails.dateOfBirth', question: 'When born?', answer: '01/01/1990' }],
  },
]

it('has a line for each answer, and none for a question that was not asked', () => {
  expect(usageLines(chapters)).toEqual([
    { name: 'Used for', words: 'Commuting' },
    { name: 'Mileage', words: 'Up to 8,000 miles' },
  ])
})

it("uses the customer's own details and not a driver's", () => {
  expect(answerLines([['proposerDetails.dateOfBirth', 'Date of birth']], chapters)).toEqual([])
})

it('shows the excesses as a sum, zero for a voluntary one that was not chosen [RES-20]', () => {
  const excess = (excessCode: string, amount: number) => ({ excessCode, totalAmount: { amount } })
  expect(excessLines([excess('COMPULSORY', 250), excess('YOUNG_DRIVER', 400)])).toEqual({
    parts: [
      { name: 'Compulsory excess', words: '£250' },
      { name: 'Young driver excess', words: '£400' },
      { name: 'Voluntary excess', words: '£0' },
    ],
    total: { name: 'Total excess', words: '£650' },
    instead: [],
  })
})
