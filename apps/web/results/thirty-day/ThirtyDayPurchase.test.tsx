import { noAnswers } from '@milepost/domain/questions/answers'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { localDate } from '@milepost/domain/values/local-date'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLocation } from '../../router.tsx'
import { loadJourneyDefinition } from '../../state/journey-definition.ts'
import { usePurchase } from '../../state/purchase-state.ts'
import { resetQuote, useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { currentToasts } from '../../ui/toast.ts'
import { change, email } from '../purchase/testing/page.tsx'
import { ThirtyDayPage } from './ThirtyDayPage.tsx'
import { bothTerms, thirtyDayOption, thirtyDays } from './testing.ts'

vi.hoisted(() => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_taxi'
})

// Busy machines need a longer timeout.
configure({ asyncUtilTimeout: 4_000 })

const ids = {
  hasPriceChanged: false,
  optionId: 'option-30-b',
  underwritingOutcomeResponseId: 'outcome-30-b',
}
const server: { sent: Record<string, unknown>[]; reply: () => unknown } = { sent: [], reply: () => ids }

beforeAll(loadJourneyDefinition)
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] })
  server.sent = []
  server.reply = () => ids
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    server.sent.push(JSON.parse(String(init.body)))
    return new Response(JSON.stringify(server.reply()))
  })
  useQuote.setState({
    answers: {
      ...noAnswers,
      proposerDetails: aProposer,
      coverDetails: { effectiveFrom: { date: localDate('2026-11-16'), hour: 9, minute: 0 } },
    },
  })
  useResults.setState({ results: { ...bothTerms(), affordabilityCheck: true } })
  render(
    <MemoryRouter initialEntries={['/thirty-day-quote']}>
      <ThirtyDayPage documents={undefined} />
      <Where />
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  resetQuote()
})

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>
}
const where = () => screen.getByTestId('where').textContent
const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I accept on/ })
const payNow = () => screen.getByRole('button', { name: /Pay Now/ })
const pay = () => fireEvent.click(payNow())
const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

function fillIn(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Read Disclaimer' }))
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^I have read the information/ }))
}

function fillInAndPay(): void {
  fillIn()
  fireEvent.click(tick())
  pay()
}

describe('Pay Now', () => {
  it('is disabled until the acceptance is ticked, and again when it is cleared [SUB-04]', () => {
    fillIn()
    expect(screen.getByText('I accept on 15/11/2026')).toBeDefined()
    expect(tick().checked).toBe(false)
    expect(payNow().getAttribute('aria-disabled')).toBe('true')
    pay()
    fireEvent.submit(screen.getByRole('form', { name: 'Before you pay' }))
    fireEvent.click(tick())
    expect(payNow().getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(tick())
    pay()
    expect(server.sent).toEqual([])
  })

  it('requires the same form as a year, validated by the same rules [BUY-01] [BUY-05] [BUY-06] [SUB-04]', () => {
    fireEvent.change(email(), { target: { value: 'nobody' } })
    fireEvent.click(tick())
    pay()
    expect(summary()).toEqual([
      'Please enter a valid email',
      'Please read the DVLA disclaimer and agree to it before you buy',
      'Please confirm if you acknowledged all the information',
    ])
    expect(document.title).toBe('Error: 30-Day Subscription Policy - Taxi insurance - Acorn')
    expect(server.sent).toEqual([])
  })

  it('saves the form for the thirty days, and then goes to /make-payment by card [BUY-13] [BUY-16] [SUB-04]', async () => {
    change('Automatic renewal')
    fireEvent.click(screen.getByRole('radio', { name: /^Yes, renew/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /welcome pack/ }))
    fillInAndPay()
    await waitFor(() => expect(where()).toBe('/make-payment'))
    expect(server.sent).toHaveLength(1)
    expect(server.sent[0]).toMatchObject({
      quoteReference: 'A-0000000030D',
      underwritingResponseId: 'outcome-30',
      licenceNumber: aProposer.licenceNumber,
      contactDetails: { contactEmail: aProposer.emailAddress },
    })
    expect(useResults.getState()).toMatchObject({ is30DayQuote: true, paymentMethod: 'CARD_PAYMENT' })
    expect(usePurchase.getState()).toMatchObject({ automaticRenewal: true, sendWelcomePack: true })
  })

  it('saves the new ids for the thirty days and leaves the year unchanged [BUY-15]', async () => {
    fillInAndPay()
    await waitFor(() => expect(where()).toBe('/make-payment'))
    const { results } = useResults.getState()
    const outcome = results?.thirtyDayQuoteDetails?.thirtyDayUnderwritingOutcome
    expect(outcome?.underwritingOutcomeResponseId).toBe('outcome-30-b')
    expect(outcome?.underwrittenOptions.map(({ optionId }) => optionId)).toEqual(['option-30-b'])
    expect(results?.underwritingOutcome).toEqual(bothTerms().underwritingOutcome)
  })

  it('shows a changed price instead of continuing, and requires a new acceptance [BUY-14] [SUB-04]', async () => {
    const dearer = { ...thirtyDays, totalAmountPayable: { amount: 270 } }
    server.reply = () => ({
      ...ids,
      hasPriceChanged: true,
      underwritingOutcome: {
        underwritingOutcomeResponseId: 'outcome-30-b',
        didRefer: false,
        didDecline: false,
        underwrittenOptions: [{ ...thirtyDayOption, paymentCollectionOptions: [dearer] }],
      },
    })
    fillInAndPay()
    const notice = await screen.findByText('Your price has changed')
    expect(notice.parentElement?.textContent).toContain('It was £262.05 and is now £270.00')
    expect(currentToasts().map(({ text }) => text)).toContain(
      'Your quote had to be rated again due to a change in the information provided.',
    )
    expect(where()).toBe('/thirty-day-quote')
    expect(tick().checked).toBe(false)
    expect(payNow().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(tick())
    server.reply = () => ids
    pay()
    await waitFor(() => expect(where()).toBe('/make-payment'))
  })

  it('goes to the end page of a quote that is no longer offered, with the reasons that customers may see [NAV-32] [D-044] [END-01]', async () => {
    const { thirtyDayQuoteDetails } = bothTerms()
    const refusal = { told: ['outside-uk'], hasOthers: false }
    server.reply = () => ({
      ...ids,
      hasPriceChanged: true,
      underwritingOutcome: {
        ...thirtyDayQuoteDetails?.thirtyDayUnderwritingOutcome,
        didDecline: true,
        underwrittenOptions: [],
        refusal,
      },
    })
    fillInAndPay()
    await waitFor(() => expect(where()).toBe('/summary'))
    expect(useResults.getState().refused).toMatchObject({ didDecline: true, refusal })
  })

  it('asks again on a page left open over midnight, with the new date [SUB-04]', () => {
    fillIn()
    fireEvent.click(tick())
    vi.setSystemTime(new Date('2026-11-16T00:01:00Z'))
    act(() => payNow().click())
    expect(server.sent).toEqual([])
    expect(screen.getByText('I accept on 16/11/2026')).toBeDefined()
    expect(tick().checked).toBe(false)
  })
})

it('states what follows thirty days: 6 days of notice, and the card that is charged [CON-30] [D-225]', () => {
  change('Automatic renewal')
  const renewal = screen.getByRole('radiogroup', { name: /Do you want your policy to renew/ })
  expect(renewal.textContent).toContain("we'll write to you 6 days before")
  expect(renewal.textContent).toContain('save your card when you pay')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^No, I'll/ }).checked).toBe(true)
})

it('does not ask customers who buy thirty days for their income: nothing is borrowed [SUB-08] [D-166]', () => {
  expect(screen.queryByLabelText('What is your annual income?')).toBeNull()
})
