import { stepNames } from '@milepost/domain/journeys/steps'
import { noAnswers } from '@milepost/domain/questions/answers'
import { beforeAll, expect, it } from 'vitest'

let state: typeof import('./quote-state.ts')

beforeAll(async () => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_pc'
  state = await import('./quote-state.ts')
})

it('starts at step 1 with no step completed [NAV-16]', () => {
  const { activeStep, completedSteps } = state.useQuote.getState()
  expect(activeStep).toBe(1)
  expect(stepNames.filter((name) => completedSteps[name])).toEqual([])
})

it('retains the half-filled fields of another step', () => {
  state.saveTyped('vehicleDetails.value', '8,500')
  state.saveTyped('proposerDetails.firstName', 'Al')
  state.completeStep('vehicleDetails', noAnswers)
  expect(state.useQuote.getState().typed).toEqual({ 'proposerDetails.firstName': 'Al' })
  state.resetQuote()
})

it('sets the flag of a completed step, and of no other; a reset clears it [NAV-15] [NAV-31]', () => {
  state.saveTyped('vehicleDetails.value', '8,500')
  state.completeStep('vehicleDetails', noAnswers)
  const { completedSteps, typed } = state.useQuote.getState()
  expect(stepNames.filter((name) => completedSteps[name])).toEqual(['vehicleDetails'])
  expect(typed).toEqual({})
  state.resetQuote()
  expect(state.useQuote.getState().completedSteps).toEqual({})
})

it('stays at 7 on the cover step and after a price: results have no number of their own [NAV-17]', async () => {
  const { saveResults, clearResults } = await import('./results-state.ts')
  state.setActiveStep('vehicleCover')
  expect(state.useQuote.getState().activeStep).toBe(7)
  const underwritingOutcome = {
    underwritingOutcomeResponseId: 'o',
    didRefer: false,
    didDecline: false,
    underwrittenOptions: [],
  }
  saveResults(
    {
      quoteReference: 'A-0000000000A',
      expiryDate: '2026-12-15T00:00:00+00:00',
      paymentProvider: 'BRAINTREE',
      affordabilityCheck: false,
      isLatestFullyPricedQuote: true,
      underwritingOutcome,
    },
    'mark',
  )
  expect(state.useQuote.getState().activeStep).toBe(7)
  clearResults()
  state.resetQuote()
})
