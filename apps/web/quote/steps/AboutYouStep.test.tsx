import { catalogue } from '@milepost/domain/journeys/catalogue'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answeredUpToCover } from '../../kept/testing'

let state: typeof import('../../kept/quote-state')
let Step: typeof import('./AboutYouStep').AboutYouStep

beforeAll(async () => {
  // The page's journey is written into it by the server before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_pc'
  state = await import('../../kept/quote-state')
  const { useCatalogue } = await import('../../kept/catalogue')
  useCatalogue.setState({ catalogue })
  Step = (await import('./AboutYouStep')).AboutYouStep
})

beforeEach(() => {
  window.dataLayer = []
  state.resetQuote()
  state.useQuote.setState({
    answers: { ...answeredUpToCover, proposerDetails: {} },
    completedSteps: { vehicleDetails: true, vehicleDetailsTwo: true },
  })
})

afterEach(cleanup)

function Where() {
  return <output>{useLocation().pathname}</output>
}

function open() {
  return render(
    <MemoryRouter initialEntries={['/quote/about-you']}>
      <Step />
      <Where />
    </MemoryRouter>,
  )
}

const goOn = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })))
const where = () => document.querySelector('output')?.textContent
const honeypot = () => {
  const box = document.querySelector<HTMLInputElement>('.honeypot input')
  if (!box) throw new Error('There is no honeypot')
  return box
}
const answered = () => state.useQuote.setState({ answers: answeredUpToCover })

it('begins with who the customer is, and asks about their home once that is told [YOU-01]', () => {
  const { isNotKeptAtHomeAddressOverNight: _elsewhere, ...vehicleDetails } = answeredUpToCover.vehicleDetails
  state.useQuote.setState({ answers: { ...answeredUpToCover, vehicleDetails, proposerDetails: {} } })
  open()
  const home = 'Do you own your home?'
  expect(screen.getByRole('combobox', { name: 'What is your title?' })).toBeDefined()
  expect(screen.queryByRole('radiogroup', { name: home })).toBeNull()
  cleanup()
  const { address: _home, isHomeOwner: _owner, ...person } = aProposer
  state.useQuote.setState({ answers: { ...answeredUpToCover, vehicleDetails, proposerDetails: person } })
  open()
  expect(screen.getByRole('radiogroup', { name: home })).toBeDefined()
})

it('shows every question with its message when Continue is pressed on an empty page [YOU-02] [NAV-28]', async () => {
  state.useQuote.setState({ answers: { ...answeredUpToCover, proposerDetails: {}, vehicleDetails: {} } })
  open()
  await goOn()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Please choose your title',
    'Please enter your first name',
    'Please enter your surname',
    'Please enter your date of birth',
    'Please enter a valid email',
    'Please enter a valid number',
    'Please choose your marital status',
    'Please enter your address',
    'Please tell us if you own your home',
    'Please tell us if your home address is different to where the vehicle is kept overnight',
  ])
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'What is your title?' }))
})

it('asks only visitors from a comparison site how they heard about us, and follows the chain [AGG-09]', () => {
  answered()
  open()
  expect(screen.queryByLabelText('How did you hear about us?')).toBeNull()
  cleanup()
  state.useQuote.setState({
    aggregator: { sourceOfBusiness: 'X', quoteRef: 'Y', licenceNumberRequired: false },
  })
  open()
  const heard = screen.getByLabelText('How did you hear about us?')
  fireEvent.change(heard, { target: { value: 'NAMED_DRIVER' } })
  expect(
    screen.getByRole('radiogroup', { name: 'Are you a named driver on one of our policies?' }),
  ).toBeDefined()
})

it('goes on to the next step', async () => {
  answered()
  open()
  await goOn()
  expect(where()).toBe('/quote/driver-details')
})

it('keeps the honeypot from people: out of sight, out of the Tab order, never filled in by a browser [YOU-10]', () => {
  open()
  const box = honeypot()
  expect(box.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(box.tabIndex).toBe(-1)
  expect(box.autocomplete).toBe('off')
  expect(box.type).toBe('text')
})

it('does nothing a robot could see when the honeypot is filled, and counts it [YOU-10]', async () => {
  answered()
  open()
  const page = document.body.textContent
  fireEvent.change(honeypot(), { target: { value: 'https://spam.example' } })
  await goOn()
  expect(where()).toBe('/quote/about-you')
  expect(document.body.textContent).toBe(page)
  expect(state.useQuote.getState().completedSteps.aboutYou).toBeUndefined()
  expect(window.dataLayer).toEqual([{ event: 'honeypot_filled' }])
  expect(sessionStorage.getItem('milepost:acorn_pc:quote')).not.toContain('spam')
})
