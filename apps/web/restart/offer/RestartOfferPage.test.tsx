import { addDays, formatDate, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCatalogue } from '../../kept/catalogue'
import { usePurchase } from '../../kept/purchase-state'
import { resetQuote, useQuote } from '../../kept/quote-state'
import { answeredFor, reference } from '../../kept/restored/testing/restored'
import { useResults } from '../../kept/results-state'
import { useRestart } from '../restart-state'
import { holdRestart, optionAt, restartOutcome, withoutPlate } from '../testing/restart-quote'
import { json, openWire, problem, sentTo, wire } from '../testing/wire'
import { RestartOfferPage } from './RestartOfferPage'

vi.hoisted(() => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
})

const kept = { hasPriceChanged: false, optionId: 'option-31', underwritingOutcomeResponseId: 'outcome-31' }
const priced = (id: string, option = optionAt(262.05)) => ({
  quoteReference: reference,
  expiryDate: '2099-12-15T00:00:00+00:00',
  paymentProvider: 'BRAINTREE',
  affordabilityCheck: false,
  isLatestFullyPricedQuote: true,
  selectedOption: 'option-30',
  underwritingOutcome: restartOutcome(id, option),
})

beforeAll(loadCatalogue)
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] })
  openWire({
    GetQuoteDocuments: () => json([]),
    UpdateContactPreferences: () => json(kept),
    RateExistingPrivateCarQuote: () => json(priced('outcome-30b')),
  })
})
afterEach(() => {
  cleanup()
  resetQuote()
  useRestart.setState({}, true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Where() {
  return <output>{useLocation().pathname}</output>
}
const where = () => document.querySelector('output')?.textContent

async function open(answers?: Parameters<typeof holdRestart>[0]) {
  await holdRestart(answers)
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/30-day-quote']}>
        <RestartOfferPage />
        <Where />
      </MemoryRouter>,
    ),
  )
}
const section = (name: string) => within(screen.getByRole('region', { name }))
const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I accept on/ })
const payNow = () => screen.getByRole('button', { name: 'Pay Now' })
const pay = () =>
  act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Restart your policy' })))
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

async function acceptAndPay() {
  fireEvent.click(tick())
  await pay()
}

describe('the offer', () => {
  it('has its headline, its price with tax and fee, the insurer and the reference [RST-05]', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your 30-day subscription quote')
    expect(document.title).toBe('Your 30-day subscription quote - Acorn')
    const price = section('Your price')
    expect(price.getByText('Pay in full')).toBeDefined()
    expect(price.getByText(/^Prices are held daily/)).toBeDefined()
    const amounts = [...document.querySelectorAll('.money__amount')].map(({ textContent }) => textContent)
    expect(amounts).toEqual(['£220.58', '£26.47', '£15.00', '£262.05'])
    expect(price.getByText('Non-refundable')).toBeDefined()
    expect(screen.getByText(reference)).toBeDefined()
    expect(screen.getByText('Insurer').nextSibling?.textContent).not.toBe('')
    expect(screen.queryByText(/monthly payment/i)).toBeNull()
  })

  it('lists the four benefits [RST-06]', async () => {
    await open()
    const benefits = section('Benefits').getAllByRole('listitem')
    expect(benefits.map((item) => item.querySelector('strong')?.textContent)).toEqual([
      'Immediate, flexible cover',
      'Zero cancellation charge',
      'No credit checks',
      'Zero monthly interest',
    ])
  })

  it('lists the exclusion and the endorsements, and notes what there is not [RST-07]', async () => {
    await open()
    const out = section('What it leaves out')
    expect(out.getByText('Release of Vehicle from Impound')).toBeDefined()
    expect(out.getByText('No optional extras')).toBeDefined()
    expect(out.getByText('No No Claims Bonus')).toBeDefined()
    expect(section('Endorsements').getByRole('button', { name: 'Night driving' })).toBeDefined()
  })

  it('shows details, policy, term and documents, and changes none of them [RST-08] [RST-11]', async () => {
    await open()
    const told = section('You and your policy')
    for (const words of ['Alan Morgan', '27/03/1987', 'AA19AAA', 'Comprehensive', '£350'])
      expect(told.getAllByText(words).length, words).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull()
    expect(
      section('Policy term').getByText('No changes are possible once the 30 days have started.'),
    ).toBeDefined()
    await waitFor(() => expect(wire.sent.map(({ call }) => call)).toContain('GetQuoteDocuments'))
  })

  it('says that the card is tried a day before the end and that an email comes 7 days before it [RST-12]', async () => {
    await open()
    expect(section('Policy term').getByText(/08\/12\/2026.*14\/12\/2026/)).toBeDefined()
  })

  it('is recorded as seen [RST-10]', async () => {
    await open()
    expect(sentTo('SetRestartedQuoteViewed')).toMatchObject([{ quoteReference: reference }])
  })

  it('is nobody’s who has no thirty-day price [SUB-01]', async () => {
    await act(async () =>
      render(
        <MemoryRouter initialEntries={['/30-day-quote']}>
          <RestartOfferPage />
          <Where />
        </MemoryRouter>,
      ),
    )
    expect(where()).toBe('/error')
  })
})

describe('the consent', () => {
  it('names its day and opens Pay Now [RST-08] [D-233]', async () => {
    await open()
    expect(screen.getByText('I accept on 15/11/2026')).toBeDefined()
    expect(payNow().getAttribute('aria-disabled')).toBe('true')
    await pay()
    expect(sentTo('UpdateContactPreferences')).toEqual([])
    fireEvent.click(tick())
    expect(payNow().getAttribute('aria-disabled')).toBeNull()
  })
})

describe('Pay Now', () => {
  it('keeps the contact and goes to the card page, for thirty days by card [RST-05]', async () => {
    await open()
    fireEvent.click(screen.getByRole('radio', { name: 'Yes, renew it automatically' }))
    await acceptAndPay()
    expect(where()).toBe('/make-payment')
    expect(sentTo('UpdateContactPreferences')).toMatchObject([
      {
        quoteReference: reference,
        underwritingResponseId: 'outcome-30',
        contactDetails: { contactEmail: 'alan@morgan.example', contactPhoneNumber: '01134960100' },
        selectedAddOns: [],
      },
    ])
    expect(sentTo('RateExistingPrivateCarQuote')).toEqual([])
    expect(useResults.getState()).toMatchObject({ is30DayQuote: true, paymentMethod: 'CARD_PAYMENT' })
    expect(usePurchase.getState()).toMatchObject({ automaticRenewal: true })
    const [option] = useResults.getState().results?.underwritingOutcome.underwrittenOptions ?? []
    expect(option?.optionId).toBe('option-31')
  })

  it('renews nothing by itself unless it is asked to [BUY-20]', async () => {
    await open()
    await acceptAndPay()
    expect(usePurchase.getState().automaticRenewal).toBe(false)
  })

  it('shows a changed price instead of going on, and wants it accepted anew [BUY-14]', async () => {
    wire.replies['UpdateContactPreferences'] = () =>
      json({
        ...kept,
        hasPriceChanged: true,
        underwritingOutcome: restartOutcome('outcome-31', optionAt(270)),
      })
    await open()
    await acceptAndPay()
    const notice = await screen.findByText('Your price has changed')
    expect(notice.parentElement?.textContent).toContain('It was £262.05 and is now £270.00')
    expect(where()).toBe('/30-day-quote')
    expect(tick().checked).toBe(false)
  })

  it('says when nothing arrives, and keeps what was typed', async () => {
    wire.replies['UpdateContactPreferences'] = () => Promise.reject(new TypeError('offline'))
    await open()
    type('Which phone number can we reach you on?', '07700 900123')
    await acceptAndPay()
    expect(screen.getByText("We couldn't save your details")).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Which phone number can we reach you on?').value).toBe(
      '07700 900123',
    )
  })

  it('puts what the server refuses at its box', async () => {
    wire.replies['UpdateContactPreferences'] = () =>
      problem(400, 'VALIDATION_ERROR', [
        { field: 'body.contactDetails.contactEmail', message: 'Please check your email address' },
      ])
    await open()
    await acceptAndPay()
    expect(document.activeElement?.id).toBe('purchase-contactEmail')
  })

  it.each([
    ['QUOTE_TAKEN_UP', '/quote-taken-up'],
    ['QUOTE_LOCKED', '/quote-locked'],
    ['QUOTE_MISMATCH', '/restart-policy'],
  ])('goes where %s leads: %s [NAV-34]', async (code, page) => {
    wire.replies['UpdateContactPreferences'] = () => problem(409, code)
    await open()
    await acceptAndPay()
    expect(where()).toBe(page)
  })
})

describe('the start', () => {
  const inDays = (days: number) => addDays(londonDate(new Date()), days)

  it('can be chosen up to 7 days ahead, and the end follows it at once [RST-13] [D-134]', async () => {
    await open()
    expect(screen.getByText('15/12/2026 at 23:59')).toBeDefined()
    type('Day', '22')
    expect(screen.getByText('21/12/2026 at 23:59')).toBeDefined()
    await acceptAndPay()
    expect(sentTo('RateExistingPrivateCarQuote')).toMatchObject([
      { quoteReference: reference, underwritingResponseId: 'outcome-30' },
    ])
    expect(sentTo('UpdateContactPreferences')).toMatchObject([{ underwritingResponseId: 'outcome-30b' }])
    expect(where()).toBe('/make-payment')
    expect(useQuote.getState().answers.coverDetails.effectiveFrom).toEqual({
      date: localDate('2026-11-22'),
      hour: 9,
      minute: 0,
    })
  })

  it('and not 8: nothing is sent [RST-13] [COV-04]', async () => {
    await open()
    type('Day', '23')
    await acceptAndPay()
    const words = `Your cover must start within the next 7 days. Please choose a date up to ${formatDate(inDays(7))}`
    expect(screen.getAllByText(words)).toHaveLength(2)
    expect(sentTo('RateExistingPrivateCarQuote')).toEqual([])
    expect(where()).toBe('/30-day-quote')
  })

  it('that has gone by is moved on, and priced before it is paid for', async () => {
    await open(answeredFor(-3))
    expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('15')
    await acceptAndPay()
    expect(sentTo('RateExistingPrivateCarQuote')).toHaveLength(1)
    expect(where()).toBe('/make-payment')
  })

  it('at another price is shown first [BUY-14]', async () => {
    wire.replies['RateExistingPrivateCarQuote'] = () => json(priced('outcome-30b', optionAt(280)))
    await open()
    type('Day', '20')
    await acceptAndPay()
    expect(screen.getByText('Your price has changed')).toBeDefined()
    expect(where()).toBe('/30-day-quote')
  })
})

it('never becomes a new quote: a restart that is not at hand any more is opened by its check [D-040]', async () => {
  wire.replies['RateExistingPrivateCarQuote'] = () => problem(404, 'QUOTE_NOT_FOUND')
  await open()
  type('Day', '20')
  await acceptAndPay()
  expect(where()).toBe('/restart-policy')
  expect(useRestart.getState().quoteReference).toBe(reference)
  expect(wire.sent.some(({ call }) => call.startsWith('Generate'))).toBe(false)
})

describe('a quote without its plate', () => {
  it('cannot be paid for before the vehicle is confirmed [RST-09]', async () => {
    await open(withoutPlate())
    fireEvent.click(tick())
    expect(payNow().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/^Confirm your vehicle at the top/)).toBeDefined()
    await pay()
    expect(sentTo('UpdateContactPreferences')).toEqual([])
  })
})
