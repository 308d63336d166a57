import { aCar, aFiesta, aFocus, aFord, aVan } from '@milepost/domain/questions/vehicle/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reference } from '../../resume/testing/restored.ts'
import { useLocation } from '../../router.tsx'
import { loadJourneyDefinition } from '../../state/journey-definition.ts'
import { resetQuote, useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { RestartOfferPage } from '../offer/RestartOfferPage.tsx'
import { holdRestart, optionAt, restartOutcome, withoutPlate } from '../testing/restart-quote.ts'
import { json, nothing, openServer, problem, sentTo, server } from '../testing/server.ts'

const set = (pounds = 262.05) =>
  json({
    underwritingOutcome: restartOutcome('outcome-31', optionAt(pounds)),
    optionId: 'option-30',
    underwritingOutcomeResponseId: 'outcome-31',
  })

beforeAll(loadJourneyDefinition)
beforeEach(async () => {
  openServer({
    GetQuoteDocuments: () => json([]),
    GetVehicleDetailsByVrm: () => json(aCar),
    SetVehicleRegistration: () => set(),
  })
  await holdRestart(withoutPlate())
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/30-day-quote']}>
        <RestartOfferPage />
        <Where />
      </MemoryRouter>,
    ),
  )
})
afterEach(() => {
  cleanup()
  resetQuote()
  vi.unstubAllGlobals()
})

function Where() {
  return <output>{useLocation().pathname}</output>
}
const where = () => document.querySelector('output')?.textContent
const plate = () => screen.getByLabelText<HTMLInputElement>('What is your vehicle registration?')
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
async function find(registration = 'ab12 cde') {
  fireEvent.change(plate(), { target: { value: registration } })
  await press('Find Vehicle')
}
const registration = () => useQuote.getState().answers.vehicleDetails.registration

it('looks the vehicle up, shows it, and sets it once it is confirmed [RST-09] [D-222]', async () => {
  await find()
  expect(screen.getByText('Is this your vehicle?')).toBeDefined()
  expect(registration()).toBeUndefined()
  await press('Confirm this vehicle')
  expect(sentTo('SetVehicleRegistration')).toEqual([
    { quoteReference: reference, vehicleRegistration: 'AB12 CDE' },
  ])
  expect(registration()).toBe('AB12 CDE')
  expect(useResults.getState().results?.underwritingOutcome.underwritingOutcomeResponseId).toBe('outcome-31')
  expect(screen.queryByRole('region', { name: 'Confirm your vehicle' })).toBeNull()
  expect(screen.queryByText('Your price has changed')).toBeNull()
})

it('shows the insured model when the look-up names none, and only the known details when that model is not among the candidates [D-224]', async () => {
  useQuote.setState(({ answers }) => ({
    answers: { ...answers, vehicleDetails: { ...answers.vehicleDetails, abiCode: aFocus.abicode } },
  }))
  server.replies['GetVehicleDetailsByVrm'] = () => json(aFord)
  await find()
  const card = () => document.querySelector('[data-part=vehicle-card]')?.textContent
  expect(card()).toContain('Ford Focus 1.0')
  server.replies['GetVehicleDetailsByVrm'] = () => json({ ...aFord, matches: [aFiesta] })
  await find('ab12 cdf')
  expect(card()).toContain('Ford')
  expect(card()).not.toContain('Model')
})

it('shows the new price if the vehicle changes it [BUY-14]', async () => {
  server.replies['SetVehicleRegistration'] = () => set(301)
  await find()
  await press('Confirm this vehicle')
  const notice = screen.getByText('Your price has changed')
  expect(notice.parentElement?.textContent).toContain('It was £262.05 and is now £301.00')
})

it('shows “Unable to update vehicle registration.” when it is not set, and asks again [RST-09] [ERR-31]', async () => {
  server.replies['SetVehicleRegistration'] = () => problem(403, 'QUOTE_FAILED')
  await find()
  await press('Confirm this vehicle')
  expect(screen.getByText('Unable to update vehicle registration.')).toBeDefined()
  expect(registration()).toBeUndefined()
})

it('goes to the end page of a vehicle that is refused, with the reasons that customers may see [END-01]', async () => {
  const refusal = { told: ['outside-uk'], hasOthers: false }
  server.replies['SetVehicleRegistration'] = () =>
    json({
      underwritingOutcome: {
        ...restartOutcome('outcome-31'),
        didDecline: true,
        underwrittenOptions: [],
        refusal,
      },
      optionId: 'option-30',
      underwritingOutcomeResponseId: 'outcome-31',
    })
  await find()
  await press('Confirm this vehicle')
  expect(where()).toBe('/summary')
  expect(useResults.getState().refused).toMatchObject({ didDecline: true, refusal })
  // The page stays as it was until the customer has left it.
  expect(screen.getByRole('region', { name: 'Confirm your vehicle' })).toBeDefined()
})

it.each([
  ['QUOTE_LOCKED', '/quote-locked'],
  ['QUOTE_DECLINED', '/summary'],
  ['QUOTE_REFERRED', '/summary'],
  // This browser no longer has access to the quote: the check opens it again.
  ['QUOTE_NOT_FOUND', '/restart-policy'],
])('goes to the page for %s: %s [NAV-32] [NAV-34] [D-040]', async (code, page) => {
  server.replies['SetVehicleRegistration'] = () => problem(409, code)
  await find()
  await press('Confirm this vehicle')
  expect(where()).toBe(page)
})

it('abandons a search whose registration is changed: a late reply would show another vehicle [D-056]', async () => {
  let arrive: (late: Response) => void = () => undefined
  server.replies['GetVehicleDetailsByVrm'] = () => new Promise((resolve) => (arrive = resolve))
  await find()
  fireEvent.change(plate(), { target: { value: 'xy99 zzz' } })
  await act(async () => arrive(json(aCar)))
  expect(screen.queryByText('Is this your vehicle?')).toBeNull()
  expect(screen.getByRole('button', { name: 'Find Vehicle' }).getAttribute('aria-disabled')).toBeNull()
})

it('opens the modal for a vehicle of the wrong class, and neither stores nor sends the vehicle [VEH-14] [D-062]', async () => {
  server.replies['GetVehicleDetailsByVrm'] = () => json(aVan)
  await find()
  const dialog = within(screen.getByRole('dialog', { name: 'Unable to provide insurance' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Change vehicle' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Confirm this vehicle' })).toBeNull()
  expect(registration()).toBeUndefined()
})

it.each([
  ['no plate at all', '', () => json(aCar), 'Please enter your vehicle registration'],
  ['no such vehicle', 'er19 nfd', () => nothing(), "We couldn't find your vehicle."],
  [
    'a look-up that fails',
    'er19 err',
    () => problem(503, 'PROVIDER_UNAVAILABLE'),
    "We can't look up vehicles just now. Please try again in a minute, or call Acorn on",
  ],
])(
  'shows the error for %s at the registration field [VEH-08] [VEH-16] [D-258]',
  async (_, typed, reply, words) => {
    server.replies['GetVehicleDetailsByVrm'] = reply
    await find(typed)
    expect(plate().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(plate())
    expect(screen.getByText((text) => text.startsWith(words))).toBeDefined()
  },
)
