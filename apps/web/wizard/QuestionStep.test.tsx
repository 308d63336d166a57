import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useLocation } from '../router.tsx'
import { answeredUpToCover } from '../state/testing.ts'
import { MemoryRouter } from '../testing/memory-router.tsx'

let state: typeof import('../state/quote-state.ts')
let Step: typeof import('./QuestionStep.tsx').QuestionStep

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  state = await import('../state/quote-state.ts')
  const { useJourneyDefinition } = await import('../state/journey-definition.ts')
  useJourneyDefinition.setState({ definition: journeyDefinition })
  Step = (await import('./QuestionStep.tsx')).QuestionStep
})

const { registration, value, vehicleInfo, searchedRegistration } = answeredUpToCover.vehicleDetails
const found = {
  registration,
  value,
  vehicleInfo,
  searchedRegistration,
} as typeof answeredUpToCover.vehicleDetails

beforeEach(() => {
  state.resetQuote()
  state.useQuote.setState({
    answers: { ...answeredUpToCover, vehicleDetails: found },
    completedSteps: { vehicleDetails: true },
  })
})
afterEach(cleanup)

function Where() {
  return <output>{useLocation().pathname}</output>
}

function open() {
  render(
    <MemoryRouter initialEntries={['/quote/vehicle-details-two']}>
      <Step step="vehicleDetailsTwo" />
      <Where />
    </MemoryRouter>,
  )
}

const goOn = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })))
const choose = (question: string, answer: string) =>
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: answer }),
  )
const heading = (name: string) => screen.queryByRole('heading', { level: 2, name })
const summary = () =>
  within(screen.getByRole('heading', { name: 'There is a problem' }).parentElement ?? document.body)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

function answerOwner() {
  choose('Have you bought the vehicle?', 'Yes')
  for (const [box, text] of [
    ['Day', '27'],
    ['Month', '3'],
    ['Year', '2022'],
  ] as const)
    fireEvent.change(screen.getByLabelText(box), { target: { value: text } })
  choose('Are you the legal owner of the vehicle?', 'Yes')
  choose('Are you the registered keeper of the vehicle?', 'Yes')
}

describe('Continue on a step of several groups', () => {
  it('names only what was shown, and focuses the first of it [NAV-28]', async () => {
    open()
    await goOn()
    expect(summary()).toEqual([
      'Please tell us if you have bought the vehicle',
      'Please tell us if you are the legal owner of the vehicle',
      'Please tell us if you are the registered keeper of the vehicle',
    ])
    expect(heading('How you use it')).toBeNull()
    expect(document.activeElement).toBe(
      within(screen.getByRole('radiogroup', { name: 'Have you bought the vehicle?' })).getByLabelText('Yes'),
    )
  })

  it('leads to the next group without an error, and names its gaps on the next press', async () => {
    open()
    answerOwner()
    await goOn()
    expect(document.activeElement).toBe(heading('How you use it'))
    expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBeNull()
    expect(document.title).not.toMatch(/^Error/)
    await goOn()
    expect(summary()).toEqual([
      'Please choose what the vehicle will be used for',
      'Please choose where the vehicle is usually kept overnight',
      'Please choose how many miles the vehicle will be driven in a year',
    ])
    expect(heading('Changes to the vehicle')).toBeNull()
  })

  it('continues immediately if everything was answered before, as in a retrieved quote', async () => {
    state.useQuote.setState({ answers: answeredUpToCover })
    open()
    expect(heading('Changes to the vehicle')).not.toBeNull()
    await goOn()
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/quote/about-you'))
  })

  it('names a gap between answers that came from elsewhere', async () => {
    const { vehicleUse: _gap, ...vehicleDetails } = answeredUpToCover.vehicleDetails
    state.useQuote.setState({ answers: { ...answeredUpToCover, vehicleDetails } })
    open()
    await goOn()
    expect(summary()).toEqual(['Please choose what the vehicle will be used for'])
  })
})

describe('None of these', () => {
  const none = () => screen.queryByRole('button', { name: /^None of/ })
  const isNo = (question: RegExp) =>
    within(screen.getByRole('radiogroup', { name: question })).getByRole<HTMLInputElement>('radio', {
      name: 'No',
    }).checked

  function openChanges() {
    const {
      isImported: _1,
      isLeftHandDrive: _2,
      isModified: _3,
      ...vehicleDetails
    } = answeredUpToCover.vehicleDetails
    state.useQuote.setState({ answers: { ...answeredUpToCover, vehicleDetails } })
    open()
  }

  it('answers each question above it with no, where the customer can see it', async () => {
    openChanges()
    fireEvent.click(none() ?? document.body)
    for (const question of [/imported/, /left-hand/, /modified/]) expect(isNo(question)).toBe(true)
    expect(none()).toBeNull()
    expect(document.activeElement?.textContent).toBe(
      "We've answered No to 3 questions. Change any that aren't right.",
    )
    await goOn()
    expect(state.useQuote.getState().answers.vehicleDetails).toMatchObject({
      isImported: false,
      isLeftHandDrive: false,
      isModified: false,
    })
  })

  it('keeps an existing answer', () => {
    openChanges()
    choose('Is the vehicle left-hand drive?', 'Yes')
    fireEvent.click(screen.getByRole('button', { name: 'None of the others: answer No to 2' }))
    expect(isNo(/left-hand/)).toBe(false)
    expect(isNo(/imported/)).toBe(true)
  })

  it('is not shown when nothing is left to answer', () => {
    state.useQuote.setState({ answers: answeredUpToCover })
    open()
    expect(none()).toBeNull()
  })
})
