import { aProposer } from '@milepost/domain/questions/people/testing'
import { localDate } from '@milepost/domain/values/local-date'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeredFor, aRestored, reference } from './testing/restored.ts'

let tab: typeof import('../state/quote-state.ts') &
  typeof import('../state/results-state.ts') &
  typeof import('./resumed-quote.ts') &
  typeof import('./resumed-quote.ts') &
  typeof import('./resumed-quote.ts')

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  tab = {
    ...(await import('../state/quote-state.ts')),
    ...(await import('../state/results-state.ts')),
    ...(await import('./resumed-quote.ts')),
    ...(await import('./resumed-quote.ts')),
    ...(await import('./resumed-quote.ts')),
  }
})
beforeEach(() => tab.resetQuote())
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const anotherCustomer = {
  ...aProposer,
  firstName: 'Bea',
  dateOfBirth: localDate('1990-01-01'),
  relationshipToProposer: 'O' as const,
}

describe('a restored quote', () => {
  it('fills the tab with its answers and its price, at step 7 [RET-08] [NAV-18]', async () => {
    await tab.takeResumedQuote(aRestored(), 'stored-quote')
    const { answers, activeStep, completedSteps } = tab.useQuote.getState()
    expect(answers.proposerDetails.firstName).toBe('Alan')
    expect(answers.coverDetails.effectiveFrom).toEqual(answeredFor(1).coverDetails.effectiveFrom)
    expect(activeStep).toBe(7)
    expect(completedSteps.vehicleCover).toBe(true)
    expect(tab.useResults.getState().results?.quoteReference).toBe(reference)
    expect(tab.pageAfterResuming().to).toBe('/results')
  })

  it('is paid by card until the customer chooses otherwise [RET-08]', async () => {
    await tab.takeResumedQuote(aRestored(), 'stored-quote')
    expect(tab.useResults.getState()).toMatchObject({ paymentMethod: 'CARD_PAYMENT', isRestored: true })
  })

  it('has no digits in its surname [RET-08]', async () => {
    const answers = answeredFor(1)
    const proposerDetails = { ...answers.proposerDetails, lastNames: 'Morgan2' }
    await tab.takeResumedQuote(aRestored({}, { ...answers, proposerDetails }), 'stored-quote')
    expect(tab.useQuote.getState().answers.proposerDetails.lastNames).toBe('Morgan')
  })

  it('has other drivers only if there are some [RET-08]', async () => {
    await tab.takeResumedQuote(aRestored(), 'stored-quote')
    expect(tab.useQuote.getState().answers.proposerDetails.hasAdditionalDriver).toBe(false)
    const answers = answeredFor(1)
    const proposerDetails = { ...answers.proposerDetails, hasAdditionalDriver: true }
    const shared = { ...answers, proposerDetails, additionalDrivers: [anotherCustomer] }
    await tab.takeResumedQuote(aRestored({}, shared), 'stored-quote')
    expect(tab.useQuote.getState().answers.proposerDetails.hasAdditionalDriver).toBe(true)
  })

  it('leads to its outcome: a decline has its own page, several terms have a choice [NAV-18]', async () => {
    const { underwritingOutcome } = aRestored()
    await tab.takeResumedQuote(
      aRestored({ underwritingOutcome: { ...underwritingOutcome, didDecline: true } }),
      'stored-quote',
    )
    expect(tab.pageAfterResuming().to).toBe('/summary')
    await tab.takeResumedQuote(
      aRestored({ underwritingOutcome: { ...underwritingOutcome, didRefer: true } }, answeredFor(-2)),
      'stored-quote',
    )
    expect(tab.pageAfterResuming().to).toBe('/referral')
  })

  it('leads to an answer that is no longer valid before any price, and from there back to the price', async () => {
    await tab.takeResumedQuote(aRestored({}, answeredFor(-2)), 'stored-quote')
    expect(tab.pageAfterResuming()).toEqual({
      to: '/quote/vehicle-cover',
      replace: false,
      state: { change: 'coverDetails.effectiveFrom', from: 'results' },
    })
  })

  it('remains the quote it is, and is not saved as a draft with masked answers [T23]', async () => {
    const fetch = vi.fn(async () => new Response(JSON.stringify({ revision: 1 })))
    vi.stubGlobal('fetch', fetch)
    const { startSavingDraft, saveNow } = await import('./draft/save-draft.ts')
    const stop = startSavingDraft()
    await tab.takeResumedQuote(aRestored(), 'stored-quote')
    await saveNow({ isLeaving: true })
    expect(fetch).not.toHaveBeenCalled()
    // A quote started after it is saved again.
    tab.resetQuote()
    tab.completeStep('aboutYou', answeredFor(1))
    expect(fetch).toHaveBeenCalledOnce()
    stop()
    vi.unstubAllGlobals()
  })

  it('stores which message brought the customer back, for this quote and no later one [D-240]', async () => {
    tab.holdNotificationSource('email-7')
    await tab.takeResumedQuote(aRestored(), 'stored-quote')
    expect(tab.useQuote.getState().notificationSource).toBe('email-7')
    await tab.takeResumedQuote(aRestored(), 'stored-quote')
    expect(tab.useQuote.getState().notificationSource).toBeUndefined()
  })
})

describe('a quote made from a policy that was sold before a question existed', () => {
  const { annualMileage: _never, ...vehicleDetails } = answeredFor(1).vehicleDetails
  const unasked = { ...answeredFor(1), vehicleDetails }

  it('requires its assumed answers to be confirmed before it is bought [D-266]', async () => {
    const provenance = { 'vehicleDetails.isImported': 'assumed' } as const
    await tab.takeResumedQuote(aRestored({ provenance }), 'stored-quote')
    expect(tab.useQuote.getState()).toMatchObject({ isFromPolicy: true, provenance })
  })

  it.each([
    ['a renewal', {}],
    ['a restart', { isRestart: true }],
  ])('asks for what was never asked, in its step: %s [D-266]', async (_what, more) => {
    await tab.takeResumedQuote(aRestored(more, unasked), 'stored-quote')
    expect(tab.pageAfterResuming()).toMatchObject({
      to: expect.stringContaining('vehicle-details-two'),
      state: { change: 'vehicleDetails.annualMileage' },
    })
  })
})
