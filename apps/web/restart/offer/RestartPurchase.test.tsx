import { addDays, localDate, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answeredFor, reference } from '../../resume/testing/restored.ts'
import { usePurchase } from '../../state/purchase-state.ts'
import { useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { useRestart } from '../restarted-quote.ts'
import {
  acceptAndPay,
  aRestartEachTime,
  open,
  pay,
  payNow,
  priced,
  savedResults,
  tick,
  type,
  where,
} from '../testing/offer-page.tsx'
import { optionAt, restartOutcome, withoutPlate } from '../testing/restart-quote.ts'
import { json, problem, sentTo, server } from '../testing/server.ts'

aRestartEachTime()

/** A day typed whole. */
const startOn = (day: string) => {
  fireEvent.click(screen.getByRole('radio', { name: 'Another day' }))
  type('Day', day)
}

describe('the consent', () => {
  it('names its date and enables Pay Now [RST-08] [D-233]', async () => {
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
  it('saves the contact details and opens the card page, for thirty days by card [RST-05]', async () => {
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

  it('does not renew automatically unless the customer asks for it [BUY-20]', async () => {
    await open()
    await acceptAndPay()
    expect(usePurchase.getState().automaticRenewal).toBe(false)
  })

  it('shows a changed price instead of continuing, and requires a new acceptance [BUY-14]', async () => {
    server.replies['UpdateContactPreferences'] = () =>
      json({
        ...savedResults,
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

  it('shows an error when no reply arrives, and retains what was typed', async () => {
    server.replies['UpdateContactPreferences'] = () => Promise.reject(new TypeError('offline'))
    await open()
    type('Which phone number can we reach you on?', '07700 900123')
    await acceptAndPay()
    expect(screen.getByText("We couldn't save your details")).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Which phone number can we reach you on?').value).toBe(
      '07700 900123',
    )
  })

  it('shows the server’s errors at their fields', async () => {
    server.replies['UpdateContactPreferences'] = () =>
      problem(400, 'VALIDATION_ERROR', [
        { field: 'body.contactDetails.contactEmail', message: 'Please check your email address' },
      ])
    await open()
    await acceptAndPay()
    expect(document.activeElement?.id).toBe('purchase-contactEmail')
  })

  it('goes to the end page of a restart that is no longer offered, with the reasons that customers may see [END-01]', async () => {
    const refusal = { told: ['outside-uk'], hasOthers: false }
    const underwritingOutcome = {
      ...restartOutcome('outcome-31'),
      didDecline: true,
      underwrittenOptions: [],
      refusal,
    }
    server.replies['UpdateContactPreferences'] = () => json({ ...savedResults, underwritingOutcome })
    await open()
    await acceptAndPay()
    expect(where()).toBe('/summary')
    expect(useResults.getState().refused).toMatchObject({ didDecline: true, refusal })
  })

  it.each([
    ['QUOTE_TAKEN_UP', '/quote-taken-up'],
    ['QUOTE_LOCKED', '/quote-locked'],
    ['QUOTE_MISMATCH', '/restart-policy'],
  ])('goes to the page for %s: %s [NAV-34]', async (code, page) => {
    server.replies['UpdateContactPreferences'] = () => problem(409, code)
    await open()
    await acceptAndPay()
    expect(where()).toBe(page)
  })
})

describe('the start', () => {
  const inDays = (days: number) => addDays(londonDate(new Date()), days)

  it('can be chosen up to 7 days ahead, and the end date changes with it [RST-13] [D-134]', async () => {
    await open()
    expect(screen.getByText('15 December 2026 at 23:59')).toBeDefined()
    startOn('22/11/2026')
    expect(screen.getByText('21 December 2026 at 23:59')).toBeDefined()
    await acceptAndPay()
    expect(sentTo('RateExistingPrivateCarQuote')).toMatchObject([
      { quoteReference: reference, underwritingResponseId: 'outcome-30' },
    ])
    expect(sentTo('UpdateContactPreferences')).toMatchObject([{ underwritingResponseId: 'outcome-30b' }])
    expect(where()).toBe('/make-payment')
    expect(useQuote.getState().answers.coverDetails.effectiveFrom).toEqual({
      date: localDate('2026-11-22'),
      hour: 0,
      minute: 0,
    })
  })

  it('cannot be chosen 8 days ahead: nothing is sent [RST-13] [COV-04]', async () => {
    await open()
    startOn('23/11/2026')
    await acceptAndPay()
    const words = `Your cover must start within the next 7 days. Please choose a date up to ${longDate(inDays(7))}`
    expect(screen.getAllByText(words)).toHaveLength(2)
    expect(sentTo('RateExistingPrivateCarQuote')).toEqual([])
    expect(where()).toBe('/30-day-quote')
  })

  it('is moved forward if it has passed, and priced before it is paid for', async () => {
    await open(answeredFor(-3))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Today/ }).checked).toBe(true)
    await acceptAndPay()
    expect(sentTo('RateExistingPrivateCarQuote')).toHaveLength(1)
    expect(where()).toBe('/make-payment')
  })

  it('with another price is shown first [BUY-14]', async () => {
    server.replies['RateExistingPrivateCarQuote'] = () => json(priced('outcome-30b', optionAt(280)))
    await open()
    startOn('20/11/2026')
    await acceptAndPay()
    expect(screen.getByText('Your price has changed')).toBeDefined()
    expect(where()).toBe('/30-day-quote')
  })
})

it('never becomes a new quote: the check opens a restart again that this browser has no access to [D-040]', async () => {
  server.replies['RateExistingPrivateCarQuote'] = () => problem(404, 'QUOTE_NOT_FOUND')
  await open()
  startOn('20/11/2026')
  await acceptAndPay()
  expect(where()).toBe('/restart-policy')
  expect(useRestart.getState().quoteReference).toBe(reference)
  expect(server.sent.some(({ call }) => call.startsWith('Generate'))).toBe(false)
})

it('leads to the error page for our own failure, and does not ask for the check repeatedly [NAV-36] [D-242]', async () => {
  server.replies['RateExistingPrivateCarQuote'] = () => problem(500, 'INTERNAL_ERROR')
  await open()
  startOn('20/11/2026')
  await acceptAndPay()
  expect(where()).toBe('/error')
})

describe('a quote without a registration', () => {
  it('cannot be paid for before the vehicle is confirmed [RST-09]', async () => {
    await open(withoutPlate())
    fireEvent.click(tick())
    expect(payNow().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/^Confirm your vehicle at the top/)).toBeDefined()
    await pay()
    expect(sentTo('UpdateContactPreferences')).toEqual([])
  })
})

describe('an answer to a question that the policy was never asked', () => {
  it('is confirmed before anything can be paid [D-266]', async () => {
    await open()
    act(() =>
      useQuote.setState({ isFromPolicy: true, provenance: { 'vehicleDetails.isImported': 'assumed' } }),
    )
    fireEvent.click(tick())
    expect(payNow().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Check your answers at the top of this page before you pay.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'This is right' }))
    expect(payNow().getAttribute('aria-disabled')).toBeNull()
  })
})
