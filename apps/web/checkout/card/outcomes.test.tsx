import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePaymentInProgress } from '../../state/payment-in-progress.ts'
import { useResults } from '../../state/results-state.ts'
import { currentToasts } from '../../ui/toast.ts'
import { aCard } from './testing/fake-client.ts'
import { aPayerEachTime, dialog, makePayment, payNow, press, show, where } from './testing/page.tsx'
import { callsMade, json, lost, problem, sentTo, server } from './testing/server.ts'

aPayerEachTime()

const DECLINED = 'Your payment was declined. Please verify your payment details or contact your card issuer.'

describe('a payment that is refused', () => {
  it('moves the focus to the payment button when the bank’s window has taken it [CRD-11]', async () => {
    server.replies['TakeUpQuote'] = () => problem(402, 'PAYMENT_DECLINED')
    await show()
    payNow()
    await dialog()
    fireEvent.click(screen.getByRole('button', { name: 'Back to payment' }))
    await waitFor(() => expect(document.activeElement).toBe(makePayment()))
  })

  it.each([
    [
      'PAYMENT_FAILED',
      'We were unable to process your payment. Please try again or use a different payment method.',
    ],
    ['PAYMENT_DECLINED', DECLINED],
    [
      'PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER',
      'Your payment provider does not support 3D Secure. Please choose a different payment method.',
    ],
    ['PAYMENT_TOKEN_ALREADY_USED', 'Something went wrong with the payment. Please try again.'],
    [
      'PAYMENT_INSUFFICIENT_FUNDS',
      'Unfortunately your payment was unsuccessful. Please try another payment method, or contact your bank or card provider.',
    ],
  ])(
    'with %s is explained in its own words on this page, with nothing charged [ERR-10 to ERR-14] [CRD-11] [NAV-37]',
    async (code, words) => {
      server.replies['TakeUpQuote'] = () => problem(402, code)
      const client = await show()
      payNow()
      const dialogShown = within(await dialog())
      expect(dialogShown.getByText(words)).toBeDefined()
      expect(dialogShown.getByText('No money has been taken.')).toBeDefined()
      expect(client.cleared).toBe(1)
      expect(useResults.getState().paymentMethod).toBe('CARD_PAYMENT')
      expect(where()).toBeUndefined()
      expect(usePaymentInProgress.getState().isPaying).toBe(false)
    },
  )

  it('shows the server’s own text for a code that has several [ERR-23]', async () => {
    const words =
      'Unable to authenticate your payment. Please check you have approved your transaction with your bank.'
    server.replies['TakeUpQuote'] = () => problem(402, 'PAYMENT_FAILED', words)
    await show()
    payNow()
    expect((await dialog()).textContent).toContain(words)
  })

  it('by the provider in the browser never reaches the take-up, and another card can be tried [F15]', async () => {
    const client = await show()
    client.confirms = async () => ({ kind: 'refused', failure: 'declined' })
    payNow()
    expect((await dialog()).textContent).toContain(DECLINED)
    expect(callsMade()).not.toContain('TakeUpQuote')
    fireEvent.click(screen.getByRole('button', { name: 'Back to payment' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    client.confirms = async () => ({ kind: 'asked', proof: { paymentId: 'pay_1', authorizationId: 'pi_1' } })
    press()
    await waitFor(() => expect(where()).toBe('/thank-you'))
    expect(sentTo('TakeUpQuote')).toHaveLength(1)
  })

  it.each([
    [{ kind: 'incomplete' }, 'Invalid card details', 0],
    [{ kind: 'unavailable' }, 'There was a problem taking your payment. Please try again or call', 1],
    [{ kind: 'refused', failure: 'not-authenticated' }, 'Unable to authenticate your payment.', 1],
    [
      { kind: 'chosen', instrument: { ...aCard, paidWith: { kind: 'card', scheme: 'amex', country: 'GB' } } },
      "Sorry we don't support this card vendor, please try Visa or Mastercard.",
      1,
    ],
    [
      { kind: 'chosen', instrument: { ...aCard, paidWith: { kind: 'card', scheme: 'visa', country: 'US' } } },
      'We only accept UK issued cards. Please try again.',
      1,
    ],
  ] as const)(
    'because of %j sends no request to our server [CRD-15] [CRD-16] [ERR-16] [ERR-18] [ERR-22] [ERR-25]',
    async (choice, words, cleared) => {
      const client = await show()
      client.chooses = async () => choice
      payNow()
      expect((await dialog()).textContent).toContain(words)
      expect(callsMade()).not.toContain('MakePaymentIntent')
      expect(client.cleared).toBe(cleared)
    },
  )

  it('shows no message after the customer closed a wallet', async () => {
    const client = await show()
    client.chooses = async () => ({ kind: 'left' })
    payNow()
    await waitFor(() => expect(client.sums).toHaveLength(1))
    await waitFor(() => expect(makePayment().getAttribute('aria-disabled')).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a payment that cannot be prepared', () => {
  it.each([
    ['a broken server', () => problem(500, 'INTERNAL_ERROR'), 'There was a problem preparing your payment.'],
    [
      'a provider out of reach',
      () => problem(503, 'PROVIDER_UNAVAILABLE'),
      'There was a problem preparing your payment.',
    ],
    ['no connection', lost, 'There was a problem preparing your payment.'],
    ['a bad request', () => problem(400, 'VALIDATION_ERROR'), 'Validation error.'],
    ['too many tries', () => problem(429, 'TOO_MANY_REQUESTS'), "You've tried to pay several times."],
    ['a refusal', () => problem(402, 'PAYMENT_DECLINED'), DECLINED],
  ])(
    'because of %s is reported, with nothing charged and nothing confirmed [ERR-15] [ERR-17]',
    async (_what, reply, words) => {
      server.replies['MakePaymentIntent'] = reply
      const client = await show()
      payNow()
      const dialogShown = await dialog()
      expect(dialogShown.textContent).toContain(words)
      expect(dialogShown.textContent).toContain('No money has been taken.')
      expect(client.confirmed).toEqual([])
    },
  )
})

describe('a quote that has ended', () => {
  it.each([
    ['QUOTE_EXPIRED', '/quote-expired'],
    ['QUOTE_LOCKED', '/quote-locked'],
    ['QUOTE_DECLINED', '/summary'],
    ['QUOTE_REFERRED', '/summary'],
    ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
  ])('with %s leads to %s, before and after paying [NAV-32 to NAV-36] [F16]', async (code, page) => {
    server.replies['MakePaymentIntent'] = () => problem(409, code)
    await show()
    payNow()
    await waitFor(() => expect(where()).toBe(page))
  })

  it('leads to its page on take-up too [F16]', async () => {
    server.replies['TakeUpQuote'] = () => problem(409, 'QUOTE_LOCKED')
    await show()
    payNow()
    await waitFor(() => expect(where()).toBe('/quote-locked'))
    expect(usePaymentInProgress.getState().isPaying).toBe(false)
  })

  it('shows the policy instead if this browser bought it in another tab [F5] [F28]', async () => {
    await show()
    server.replies['MakePaymentIntent'] = () => problem(409, 'QUOTE_ALREADY_TAKEN_UP')
    server.replies['GetPurchase'] = () =>
      json(200, {
        status: 'BOUGHT',
        policy: { policyNumber: 'ACN-9', documents: [], portalUserStatus: 'PENDING' },
      })
    payNow()
    await waitFor(() => expect(where()).toBe('/thank-you'))
  })

  it('returns to a new price, with no payment option chosen, when the price has changed [F7] [BUY-14]', async () => {
    server.replies['TakeUpQuote'] = () => problem(409, 'QUOTE_MISMATCH')
    await show()
    payNow()
    await waitFor(() => expect(where()).toBe('/results'))
    expect(useResults.getState().paymentMethod).toBeUndefined()
    expect(useResults.getState().pricedFrom).toBeUndefined()
    expect(currentToasts().map(({ text }) => text)).toContain(
      'Your quote had to be rated again due to a change in the information provided.',
    )
  })
})
