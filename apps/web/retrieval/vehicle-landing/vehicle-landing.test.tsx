import { aCar, aVan } from '@milepost/domain/questions/vehicle/testing'
import { fromPounds } from '@milepost/domain/values/pence'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { journey } from '../../brands/current.ts'
import {
  gives,
  isDown,
  openHarness,
  refuses,
  resultsWith,
  server,
} from '../../results/extras/testing/offer-harness.tsx'
import { useLocation } from '../../router.tsx'
import { useQuote } from '../../state/quote-state.ts'
import { clearResults, useResults } from '../../state/results-state.ts'
import { MemoryRouter, Route, Routes } from '../../testing/memory-router.tsx'
import { VehicleLandingPage } from './VehicleLandingPage.tsx'

configure({ asyncUtilTimeout: 4_000 })

/** A tab with a vehicle-less quote, as a comparison site sent it. */
function openTab(value?: number, results = resultsWith()): void {
  openHarness(results, 'CARD_PAYMENT')
  useQuote.setState(({ answers }) => {
    const {
      registration: _plate,
      searchedRegistration: _searched,
      vehicleInfo: _info,
      value: _value,
      ...rest
    } = answers.vehicleDetails
    const vehicleDetails = {
      ...rest,
      isRestored: true,
      ...(value !== undefined && { value: fromPounds(value) }),
    }
    return {
      answers: { ...answers, vehicleDetails },
      aggregator: { sourceOfBusiness: 'quotelark', quoteRef: 'A-0000000000A', licenceNumberRequired: true },
    }
  })
  useResults.setState({
    isVehicleLess: true,
    arrival: { inFull: 569.24, perMonth: 51.19, at: '2026-11-14T09:00:00+00:00', outcomeId: 'outcome-1' },
  })
}
beforeEach(() => openTab())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const finds = (vehicle: VehicleInfo) => {
  server.answers['GetVehicleDetailsByVrm'] = gives(vehicle)
}
function Where() {
  return <p>{`Now at ${useLocation().pathname}`}</p>
}
const show = () =>
  render(
    <MemoryRouter initialEntries={['/vehicle-landing-page']}>
      <Routes>
        <Route path="/vehicle-landing-page" element={<VehicleLandingPage />} />
        <Route path="*" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  )
const priceSeen = () => screen.getByRole('region', { name: 'The price you saw' }).textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const plate = () => screen.getByLabelText(/registration/)
const worth = () => screen.getByLabelText<HTMLInputElement>(/worth\?/)
async function find(registration = 'AA19 AAA') {
  fireEvent.change(plate(), { target: { value: registration } })
  press('Find Vehicle')
  await screen.findByText('Vehicle Details')
}
const asked = (call: string) => server.asked.filter((each) => each.call === call)

describe('the page of a vehicle-less quote', () => {
  it('has its heading, asks for the registration and shows the price that brought the visitor [VLS-01]', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your quote is almost ready')
    expect(priceSeen()).toMatch(
      /^You saw on Quotelark£569\.24 in fullor £51\.19 a monthRepresentative example .*Representative APR 33\.0%/,
    )
  })

  it('shows the cost of credit for the price it belongs to: today’s, if that differs [CONC 3.5]', () => {
    openTab(undefined, resultsWith({ premium: '600.00' }))
    show()
    expect(priceSeen()).toMatch(
      /^You saw on Quotelark£569\.24 in fullor £51\.19 a monthToday it is£635\.00 in fullor £57\.\d\d a monthRepresentative example .*Amount of credit £550\.00/,
    )
  })

  it('sends a visitor without a quote to the start, and one with a vehicle to the price [AGG-04]', () => {
    useResults.setState({ isVehicleLess: undefined })
    show()
    expect(screen.getByText('Now at /pcw-result')).toBeDefined()
    cleanup()
    clearResults()
    show()
    expect(screen.getByText('Now at /')).toBeDefined()
  })

  it('shows where to find the registration and whom to call [VLS-02] [D-238]', () => {
    show()
    press("I don't know the vehicle registration")
    const dialog = screen.getByRole('dialog', { name: 'Where to find the registration' })
    expect(dialog.textContent).toContain('V5C logbook')
    expect(dialog.querySelector('a[href^="tel:"]')).not.toBeNull()
  })

  it('sends nothing before the vehicle is found [VLS-03]', async () => {
    show()
    press('Get my price')
    expect(plate().getAttribute('data-error-key')).toBe('registrationRequired')
    fireEvent.change(plate(), { target: { value: 'AA19AAA' } })
    press('Get my price')
    expect(plate().getAttribute('data-error-key')).toBe('searchRegistration')
    expect(document.activeElement).toBe(plate())
    expect(asked('RateExistingPrivateCarQuote')).toEqual([])
  })

  it('prefills the value from the look-up, and requires one up to £1,000,000 [VLS-03] [VEH-21]', async () => {
    finds({ ...aCar, value: 7200 })
    show()
    await find()
    expect(worth().value).toBe('7,200')
    fireEvent.change(worth(), { target: { value: '' } })
    press('Get my price')
    expect(worth().getAttribute('data-error-key')).toBe('valueRequired')
  })

  it('prefers the value given on the comparison site to the one from the look-up', async () => {
    openTab(9100)
    finds({ ...aCar, value: 7200 })
    show()
    await find()
    expect(worth().value).toBe('9,100')
  })

  it.each([
    ['an offer', {}, '/pcw-result'],
    ['a referral', { didRefer: true }, '/referral'],
    ['a decline', { didDecline: true }, '/summary'],
  ])('prices the quote again and continues with %s [VLS-04] [VLS-05]', async (_name, more, page) => {
    finds({ ...aCar, value: 7200 })
    const results = resultsWith({ outcomeId: 'outcome-2' })
    server.answers['RateExistingPrivateCarQuote'] = gives({
      ...results,
      underwritingOutcome: { ...results.underwritingOutcome, ...more },
    })
    show()
    await find()
    press('Get my price')
    await screen.findByText(`Now at ${page}`)
    expect(asked('RateExistingPrivateCarQuote')[0]?.body).toMatchObject({
      quoteReference: 'A-0000000000A',
      isAggregator: true,
      quote: { vehicleDetails: { registration: 'AA19 AAA', value: 7200 } },
    })
    if (page === '/pcw-result') expect(useResults.getState().isVehicleLess).toBeUndefined()
  })

  it('goes to the end page of a quote that has ended', async () => {
    finds({ ...aCar, value: 7200 })
    server.answers['RateExistingPrivateCarQuote'] = refuses('QUOTE_LOCKED')
    show()
    await find()
    press('Get my price')
    await screen.findByText('Now at /quote-locked')
  })

  it('shows an error when it cannot be priced, and lets the customer try again [ERR-32]', async () => {
    finds({ ...aCar, value: 7200 })
    server.answers['RateExistingPrivateCarQuote'] = isDown
    show()
    await find()
    press('Get my price')
    const alert = await screen.findByRole('alert')
    expect(alert.querySelector('[data-part="notice-title"]')?.textContent).toBe(
      'Unable to submit your vehicle details for re-quote, please contact our support team on web chat',
    )
    expect(alert.querySelector('a[href^="tel:"]')).not.toBeNull()
    // What was filled in is still there.
    expect(screen.getByLabelText<HTMLInputElement>(/registration/).value).toBe('AA19 AAA')
    expect(screen.getByText('Vehicle Details')).toBeDefined()
    expect(worth().value).toBe('7,200')
    server.answers['RateExistingPrivateCarQuote'] = gives(resultsWith({ outcomeId: 'outcome-2' }))
    press('Get my price')
    await screen.findByText('Now at /pcw-result')
  })

  it('raises "Incorrect Product" when the line has no such quotes [VLS-04] [D-239]', async () => {
    vi.spyOn(journey, 'rating', 'get').mockReturnValue({ ...journey.rating, pricesWithoutPlate: false })
    finds({ ...aCar, value: 7200 })
    show()
    await find()
    press('Get my price')
    expect((await screen.findByRole('alert')).textContent).toContain('Incorrect Product')
  })

  it('offers the other journey for a vehicle of the other class, or another vehicle [VEH-14] [D-062]', async () => {
    finds(aVan)
    show()
    fireEvent.change(plate(), { target: { value: 'VN20VAN' } })
    press('Find Vehicle')
    const dialog = await screen.findByRole('dialog', { name: 'Unable to provide insurance' })
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/transfer/acorn_cv?registration=VN20VAN')
    press('Change vehicle')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(plate())
  })

  it('shows what else must be answered for the vehicle that was found', async () => {
    // Bought in 2022, but made after that.
    finds({ ...aCar, value: 7200, year: 2024 })
    show()
    await find()
    press('Get my price')
    const alert = await screen.findByRole('alert')
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('/quote/vehicle-details-two')
    expect(asked('RateExistingPrivateCarQuote')).toEqual([])
  })
})
