import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { CoverDetails } from '@milepost/domain/questions/answers'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeredUpToCover } from '../state/testing.ts'
import { MemoryRouter } from '../testing/memory-router.tsx'

let state: typeof import('../state/quote-state.ts')
let Step: typeof import('./VehicleCoverStep.tsx').VehicleCoverStep

beforeAll(async () => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_pc'
  state = await import('../state/quote-state.ts')
  const { useJourneyDefinition } = await import('../state/journey-definition.ts')
  useJourneyDefinition.setState({ definition: journeyDefinition })
  Step = (await import('./VehicleCoverStep.tsx')).VehicleCoverStep
})

const before = ['vehicleDetails', 'vehicleDetailsTwo', 'aboutYou', 'driverDetails', 'driverDetailsTwo']

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T10:07:00Z'), toFake: ['Date'] })
  state.resetQuote()
  state.useQuote.setState({
    answers: answeredUpToCover,
    completedSteps: Object.fromEntries(before.map((step) => [step, true])),
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(at = '/quote/vehicle-cover') {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Step />
    </MemoryRouter>,
  )
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const NO_CLAIMS = 'How many years of no claims discount do you have?'
const startsAt = () =>
  screen.getByText(/^Starts at /).firstChild?.parentElement?.textContent?.replace('Change the time', '')
const answerTo = (question: string) => screen.getByText(question).nextElementSibling?.textContent
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('prefills a start 15 minutes from now, to the nearest quarter, and no voluntary excess [COV-09] [CON-08]', () => {
  open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Today/ }).checked).toBe(true)
  expect(startsAt()).toBe('Starts at 10:15')
  const excess = box('How much voluntary excess do you want?')
  expect(excess.value).toBe('0')
  for (const question of ['Which level of cover do you want?', NO_CLAIMS])
    expect(
      within(screen.getByRole('radiogroup', { name: question })).queryByRole('radio', { checked: true }),
    ).toBeNull()
})

it('prefills nothing if the customer has been on the page before', () => {
  const { unmount } = open()
  fireEvent.click(screen.getByRole('radio', { name: /^Tomorrow/ }))
  fireEvent.change(box('How much voluntary excess do you want?'), { target: { value: '' } })
  unmount()
  open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Tomorrow/ }).checked).toBe(true)
  expect(box('How much voluntary excess do you want?').value).toBe('')
})

it('asks about the discount only once there is one, and states when it counts [COV-05] [COV-08]', () => {
  open()
  const years = within(screen.getByRole('radiogroup', { name: NO_CLAIMS }))
  expect(screen.getByText('It must have been used in the UK within the last 2 years.')).toBeDefined()
  const protect = 'Do you want to protect your no claims discount?'
  expect(screen.queryByRole('radiogroup', { name: protect })).toBeNull()
  fireEvent.click(years.getByRole('radio', { name: '4 years' }))
  expect(screen.getByRole('radiogroup', { name: protect })).toBeDefined()
  fireEvent.click(years.getByRole('radio', { name: 'None' }))
  expect(screen.queryByRole('radiogroup', { name: protect })).toBeNull()
})

it('does not continue before the disclaimer is agreed to, and shows an error [COV-03] [COV-07]', async () => {
  open()
  await press('Continue')
  const summary = screen.getByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Please choose a level of cover',
    'Please choose how many years of no claims discount you have',
    'Please read the disclaimer and agree to it before continuing',
  ])
  expect(state.useQuote.getState().completedSteps.vehicleCover).toBeUndefined()
})

it('shows every answer again once all is answered and agreed to [COV-01]', async () => {
  open()
  fireEvent.click(screen.getByRole('radio', { name: /^Comprehensive/ }))
  const years = within(screen.getByRole('radiogroup', { name: NO_CLAIMS }))
  fireEvent.click(years.getByRole('radio', { name: 'None' }))
  await press('Read Disclaimer')
  await press('Agree')
  await press('Continue')
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeDefined()
  // Filled in by us and unchanged by the customer: read first, and only once.
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('2 answers need a look')
  expect(screen.getAllByText('When do you want your cover to start?')).toHaveLength(1)
  expect(answerTo('When do you want your cover to start?')).toBe('16 November 2026 at 10:15')
  expect(answerTo('Which level of cover do you want?')).toBe('Comprehensive')
  expect(
    screen.getAllByRole('button', { name: /^(Get my price|Back)$/ }).map(({ textContent }) => textContent),
  ).toEqual(['Get my price', 'Back'])
  expect(document.title).toBe('Check your answers - Car insurance - Acorn')
  await press('Back')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vehicle Cover')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Comprehensive/ }).checked).toBe(true)
})

it('announces in the brand’s own words that a price is being calculated, if it takes more than a second', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T10:07:00Z') })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const effectiveFrom = { date: localDate('2026-11-17'), hour: 0, minute: 0 }
  const coverDetails: CoverDetails = {
    levelOfCover: 'COMP',
    effectiveFrom,
    voluntaryExcess: fromPounds(0),
    yearsOfNoClaimsDiscount: '0',
    hasAgreedDisclaimer: true,
  }
  state.useQuote.setState(({ answers, completedSteps }) => ({
    answers: { ...answers, coverDetails },
    completedSteps: { ...completedSteps, vehicleCover: true },
  }))
  open('/quote/vehicle-cover?check-answers')
  await press('Get my price')
  const words = 'Bear with us while we work out your price.'
  expect(screen.queryByText(words)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1100))
  expect(screen.getByText(words)).toBeDefined()
  vi.unstubAllGlobals()
})

it('does not show the answers again while one is missing', () => {
  open('/quote/vehicle-cover?check-answers')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vehicle Cover')
})

describe('a start that has passed [COV-04]', () => {
  const message = 'Your start time has passed. Please choose a new one.'
  const effectiveFrom = { date: localDate('2026-11-16'), hour: 10, minute: 15 }
  const coverDetails: CoverDetails = {
    levelOfCover: 'COMP',
    effectiveFrom,
    voluntaryExcess: fromPounds(250),
    yearsOfNoClaimsDiscount: '0',
    hasAgreedDisclaimer: true,
  }

  beforeEach(() => {
    state.useQuote.setState(({ completedSteps }) => ({
      answers: { ...answeredUpToCover, coverDetails },
      completedSteps: { ...completedSteps, vehicleCover: true },
    }))
  })

  it('is requested again with a reason, its fields marked and nothing else lost [COV-04]', async () => {
    vi.setSystemTime(new Date('2026-11-17T09:00:00Z'))
    open('/quote/vehicle-cover?check-answers')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vehicle Cover')
    expect(screen.getByRole('alert').textContent).toContain(message)
    expect(box('Day').getAttribute('aria-invalid')).toBe('true')
    expect(document.title).toBe('Error: Vehicle Cover - Car insurance - Acorn')
    expect(box('How much voluntary excess do you want?').value).toBe('250')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Comprehensive/ }).checked).toBe(true)

    fireEvent.change(box('Day'), { target: { value: '18' } })
    expect(screen.queryByText(message)).toBeNull()
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    await press('Continue')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your answers')
    expect(answerTo('When do you want your cover to start?')).toBe('18 November 2026 at 10:15')
  })

  it('marks the time, not the day, of a start that passed today', () => {
    vi.setSystemTime(new Date('2026-11-16T10:20:00Z'))
    open()
    expect(screen.getByRole('alert').textContent).toContain(message)
    expect(screen.queryByLabelText('Day')).toBeNull()
    expect(box('Hour').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows no message while the start is in the future', () => {
    open()
    expect(screen.queryByText(message)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is refreshed while it is only prefilled', () => {
    state.useQuote.setState({ answers: answeredUpToCover })
    open().unmount()
    vi.setSystemTime(new Date('2026-11-16T12:00:00Z'))
    open()
    expect(startsAt()).toBe('Starts at 12:15')
  })
})
