import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useLocation } from '../router.tsx'
import { answeredUpToCover } from '../state/testing.ts'
import { MemoryRouter } from '../testing/memory-router.tsx'

let state: typeof import('../state/quote-state.ts')
let Step: typeof import('./AboutYouStep.tsx').AboutYouStep

beforeAll(async () => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_pc'
  state = await import('../state/quote-state.ts')
  const { useJourneyDefinition } = await import('../state/journey-definition.ts')
  useJourneyDefinition.setState({ definition: journeyDefinition })
  Step = (await import('./AboutYouStep.tsx')).AboutYouStep
})

beforeEach(() => {
  window.dataLayer = []
  delete window.milepostIdentity
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
  const box = document.querySelector<HTMLInputElement>('[data-part="honeypot"] input')
  if (!box) throw new Error('There is no honeypot')
  return box
}
const answered = () => state.useQuote.setState({ answers: answeredUpToCover })

it('starts with who the customer is, and asks about their home once that is answered [YOU-01]', () => {
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

it('names every visible question when Continue is pressed on an empty page, and the others once they are shown [YOU-02] [NAV-28]', async () => {
  const unanswered = { ...answeredUpToCover, vehicleDetails: {} }
  state.useQuote.setState({ answers: { ...unanswered, proposerDetails: {} } })
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
  ])
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'What is your title?' }))

  const { address: _home, isHomeOwner: _owner, ...person } = aProposer
  act(() => state.useQuote.setState({ answers: { ...unanswered, proposerDetails: person } }))
  await goOn()
  expect(document.activeElement?.textContent).toBe('Your home')
  expect(screen.queryByRole('alert')).toBeNull()
  await goOn()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Please enter your address',
    'Please tell us if you own your home',
    'Please tell us if your home address is different to where the vehicle is kept overnight',
  ])
})

it('asks only visitors from a comparison site how they heard about us, with the follow-up questions [AGG-09]', () => {
  answered()
  open()
  expect(screen.queryByLabelText('How did you hear about us?')).toBeNull()
  cleanup()
  state.useQuote.setState({
    aggregator: { sourceOfBusiness: 'X', quoteRef: 'Y', licenceNumberRequired: false },
  })
  open()
  const heardAboutUs = screen.getByLabelText('How did you hear about us?')
  fireEvent.change(heardAboutUs, { target: { value: 'NAMED_DRIVER' } })
  expect(screen.getByRole('radiogroup', { name: 'Is that policy with us?' })).toBeDefined()
})

it('retains a half-done address search over a reload, and does not continue past it [NAV-29] [ADR-10]', async () => {
  answered()
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Search Again' }))
  fireEvent.change(screen.getByLabelText('Postcode'), { target: { value: 'ls1 4d' } })
  cleanup()
  open()
  expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('ls1 4d')
  await goOn()
  expect(where()).toBe('/quote/about-you')
  expect(screen.getByRole('alert').textContent).toContain('Please enter your address')
  fireEvent.click(screen.getByRole('button', { name: 'Keep 1 High Street, LS1 1AA' }))
  await goOn()
  await waitFor(() => expect(where()).toBe('/quote/driver-details'))
})

it('accepts an address typed line by line on Continue, without another press [ADR-07]', async () => {
  answered()
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  fireEvent.change(screen.getByLabelText('Address line 1'), { target: { value: ' 2 High Street ' } })
  await goOn()
  await waitFor(() => expect(where()).toBe('/quote/driver-details'))
  expect(state.useQuote.getState().answers.proposerDetails.address?.line1).toBe('2 High Street')
})

it('continues to the next step', async () => {
  answered()
  open()
  await goOn()
  await waitFor(() => expect(where()).toBe('/quote/driver-details'))
})

it('hides the honeypot from people: out of sight, out of the Tab order, never autofilled [YOU-10] [T22]', () => {
  open()
  const box = honeypot()
  expect(box.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(box.tabIndex).toBe(-1)
  expect(box.autocomplete).toBe('off')
  expect(box.type).toBe('text')
})

it('shows a bot no reaction when the honeypot is filled, and counts it [YOU-10] [T22]', async () => {
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

describe('a customer who is known [YOU-11]', () => {
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What is your email address?' })
  const description = () => document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent
  const stored = () => state.useQuote.getState().answers.proposerDetails.emailAddress

  it('by the check of their quote sees their email prefilled and read-only, and why [YOU-11]', async () => {
    answered()
    state.useQuote.setState({ identity: { emailAddress: 'jo@ng.example', by: 'personal-check' } })
    state.saveTyped('proposerDetails.emailAddress', 'other@people.example')
    window.milepostIdentity = { emailAddress: 'portal@people.example' }
    open()
    expect(box().value).toBe('jo@ng.example')
    expect(box().readOnly).toBe(true)
    expect(description()).toBe(
      "This is the email address your quote was saved with, so you can't change it here. You can give a different contact email when you buy.",
    )
    await goOn()
    expect(where()).toBe('/quote/driver-details')
    expect(stored()).toBe('jo@ng.example')
  })

  it('by the embedding portal is the one signed in now, even if someone else was before [YOU-11]', () => {
    answered()
    state.useQuote.setState({ identity: { emailAddress: 'jo@ng.example', by: 'portal' } })
    window.milepostIdentity = { emailAddress: ' Sam@Ng.example ' }
    open()
    expect(box().readOnly).toBe(true)
    expect(box().value.toLowerCase()).toBe('sam@ng.example')
    expect(description()).toContain("You're signed in with this email address")
  })

  it.each([
    ['nothing', undefined],
    ['no email address', { emailAddress: 'nobody' }],
    ['something else', JSON.parse('"jo@ng.example"')],
  ])('is not known by a portal that passes %s', (_, portalIdentity) => {
    answered()
    if (portalIdentity) window.milepostIdentity = portalIdentity
    open()
    expect(box().readOnly).toBe(false)
    expect(box().value).toBe(aProposer.emailAddress)
  })

  it('may change their email while they only continue an unfinished quote', () => {
    answered()
    state.useQuote.setState({ draft: { id: 'd', revision: 1, unconfirmed: [] } })
    open()
    expect(box().readOnly).toBe(false)
  })
})
