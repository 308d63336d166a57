import { catalogue } from '@milepost/domain/journeys/catalogue'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answeredUpToCover } from '../../kept/testing'

let state: typeof import('../../kept/quote-state')
let Step: typeof import('./VehicleCoverStep').VehicleCoverStep

beforeAll(async () => {
  // The page's journey is written into it by the server before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_pc'
  state = await import('../../kept/quote-state')
  const { useCatalogue } = await import('../../kept/catalogue')
  useCatalogue.setState({ catalogue })
  Step = (await import('./VehicleCoverStep')).VehicleCoverStep
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
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('offers a start 15 minutes from now, to the nearest quarter, and no voluntary excess [COV-09] [CON-08]', () => {
  open()
  const boxes = ['Day', 'Month', 'Year', 'Hour', 'Minutes'].map((name) => box(name).value)
  expect(boxes).toEqual(['16', '11', '2026', '10', '15'])
  const excess = box('How much voluntary excess do you want?')
  expect(excess.value).toBe('0')
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2)
})

it('fills in nothing where the customer has been before', () => {
  const { unmount } = open()
  fireEvent.change(box('Day'), { target: { value: '20' } })
  fireEvent.change(box('How much voluntary excess do you want?'), { target: { value: '' } })
  unmount()
  open()
  expect(box('Day').value).toBe('20')
  expect(box('How much voluntary excess do you want?').value).toBe('')
})

it('asks about the discount only once there is one, and says when it counts [COV-05] [COV-08]', () => {
  open()
  const years = box('How many years of no claims discount do you have?')
  expect(screen.getByText('It must have been used in the UK within the last 2 years.')).toBeDefined()
  const protect = 'Do you want to protect your no claims discount?'
  expect(screen.queryByRole('radiogroup', { name: protect })).toBeNull()
  fireEvent.change(years, { target: { value: '4' } })
  expect(screen.getByRole('radiogroup', { name: protect })).toBeDefined()
  fireEvent.change(years, { target: { value: '0' } })
  expect(screen.queryByRole('radiogroup', { name: protect })).toBeNull()
})

it('does not go on before the disclaimer is agreed to, and says so [COV-03] [COV-07]', async () => {
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

it('reads every answer back once all is answered and agreed to [COV-01]', async () => {
  open()
  fireEvent.click(screen.getByRole('radio', { name: /^Comprehensive/ }))
  fireEvent.change(box('How many years of no claims discount do you have?'), { target: { value: '0' } })
  await press('Read Disclaimer')
  await press('Agree')
  await press('Continue')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your answers')
  expect(screen.getByText('Thank you. That is everything we need for now.')).toBeDefined()
  expect(screen.getByText('When do you want your cover to start?').nextElementSibling?.textContent).toBe(
    '16/11/2026 at 10:15',
  )
  expect(document.title).toBe('Check your answers - Acorn')
  await press('Back')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vehicle Cover')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Comprehensive/ }).checked).toBe(true)
})

it('reads nothing back while an answer is owed', () => {
  open('/quote/vehicle-cover?check-answers')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vehicle Cover')
})
