import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { aConviction, aDriver } from '@milepost/domain/questions/people/testing'
import { fromPounds } from '@milepost/domain/values/pence'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentOf } from '../resume/draft/draft-content.ts'
import { answeredUpToCover } from './testing.ts'

let state: typeof import('./quote-state.ts')
let walking: typeof import('./use-journey-progress.ts')

beforeAll(async () => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_pc'
  state = await import('./quote-state.ts')
  walking = await import('./use-journey-progress.ts')
  const { useJourneyDefinition } = await import('./journey-definition.ts')
  useJourneyDefinition.setState({ definition: journeyDefinition })
})

beforeEach(() => {
  state.resetQuote()
  state.useQuote.setState({ answers: answeredUpToCover })
})

const EXCESS = 'coverDetails.voluntaryExcess'
const provenance = () => state.useQuote.getState().provenance
const { proposerDetails } = answeredUpToCover

describe('answers that are not the customer’s own', () => {
  it('become theirs once they change them, and are marked until then', () => {
    state.useQuote.setState({
      provenance: { 'proposerDetails.maritalStatus': 'assumed', 'proposerDetails.title': 'comparison-site' },
    })
    state.completeStep('aboutYou', answeredUpToCover)
    expect(provenance()).toEqual({
      'proposerDetails.maritalStatus': 'assumed',
      'proposerDetails.title': 'comparison-site',
    })
    state.completeStep('aboutYou', {
      ...answeredUpToCover,
      proposerDetails: { ...proposerDetails, maritalStatus: 'M' },
    })
    expect(provenance()).toEqual({ 'proposerDetails.title': 'comparison-site' })
    state.saveAnswers({ ...answeredUpToCover, proposerDetails: { ...proposerDetails, title: 'DR' } })
    expect(provenance()).toEqual({})
  })

  it('are marked as looked up when an input found them', () => {
    state.storeAnswer(answeredUpToCover, 'proposerDetails.address', 'looked-up')
    expect(provenance()).toEqual({ 'proposerDetails.address': 'looked-up' })
  })

  it('are assumed when a field was prefilled and left unchanged', () => {
    const answers = { ...answeredUpToCover, coverDetails: { voluntaryExcess: fromPounds(0) } }
    state.fillIn(EXCESS, '0')
    state.completeStep('vehicleCover', answers)
    expect(provenance()).toEqual({ [EXCESS]: 'assumed' })
  })

  it('become their own when they have typed in that field', () => {
    const answers = { ...answeredUpToCover, coverDetails: { voluntaryExcess: fromPounds(0) } }
    state.fillIn(EXCESS, '0')
    state.saveTyped(EXCESS, '250')
    state.saveTyped(EXCESS, '0')
    state.completeStep('vehicleCover', answers)
    expect(provenance()).toEqual({})
  })
})

it('are saved with their source and the customer’s identity in the draft', () => {
  const marks = { 'proposerDetails.title': 'comparison-site' } as const
  const identity = { emailAddress: 'alan@morgan.example', by: 'personal-check' } as const
  state.useQuote.setState({ provenance: marks, identity })
  expect(contentOf(state.useQuote.getState()).besides).toMatchObject({ provenance: marks, identity })
})

describe('the state of the tab', () => {
  const canaries = ['Morgan', 'MORGA803277A99AB', 'SP30', 'alan@morgan.example', 'LS1 1AA', 'Half typed']
  const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage })

  beforeEach(() => {
    state.useQuote.setState({
      answers: {
        ...answeredUpToCover,
        proposerDetails: { ...proposerDetails, motoringConvictions: [aConviction] },
        additionalDrivers: [aDriver],
      },
      provenance: { 'proposerDetails.title': 'comparison-site' },
      identity: { emailAddress: 'alan@morgan.example', by: 'personal-check' },
    })
    state.saveTyped('proposerDetails.firstName', 'Half typed')
  })

  it('is in its own storage and nowhere that another tab could read [NAV-29]', () => {
    expect(canaries.filter((canary) => !stored().includes(canary))).toEqual([])
    expect(JSON.stringify({ ...localStorage })).toBe('{}')
  })

  it.each(['resetQuote', 'abandonQuote'] as const)(
    'is cleared completely by %s [NAV-31] [END-09]',
    (empty) => {
      state[empty]()
      expect(canaries.filter((canary) => stored().includes(canary))).toEqual([])
      expect(state.useQuote.getState()).toEqual({
        answers: expect.anything(),
        completedSteps: {},
        activeStep: 1,
        typed: {},
      })
    },
  )
})

it('treats a visitor as coming from a comparison site if, and only if, it knows which one [AGG-11] [DAT-33]', () => {
  expect(walking.circumstances().channel).toBe('direct')
  state.useQuote.setState({
    aggregator: { sourceOfBusiness: 'MSM', quoteRef: 'Q1', licenceNumberRequired: false },
  })
  expect(walking.circumstances().channel).toBe('aggregator')
})
