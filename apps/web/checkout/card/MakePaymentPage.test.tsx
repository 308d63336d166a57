import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { voiceOf } from '../../brands/voice.ts'
import { anOption, paymentOptions } from '../../results/testing/offers.ts'
import { usePurchase } from '../../state/purchase-state.ts'
import { useResults } from '../../state/results-state.ts'
import { saveDirectDebit } from '../direct-debit-state.ts'
import { FakeClient } from './testing/fake-client.ts'
import {
  aPayerEachTime,
  arrive,
  debit,
  dialog,
  makePayment,
  payNow,
  press,
  results,
  sameAddress,
  show,
  where,
} from './testing/page.tsx'
import { callsMade, problem, sentTo, server } from './testing/server.ts'

aPayerEachTime()

const reasons = () => {
  const id = makePayment().getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent ?? ''
}
const noCard = () =>
  document.querySelectorAll('input[autocomplete^="cc-"], input[name*="card" i][inputmode="numeric"]')

describe('the card page', () => {
  it('shows the amount, the billing details, the card, the button and the security banner [CRD-02]', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Make payment')
    const amount = screen.getByRole('region', { name: 'Amount to pay today' })
    expect(amount.textContent).toContain('£512.00')
    expect(screen.getByRole('region', { name: 'Billing details' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Card details' })).toBeDefined()
    expect(screen.getByText('Your payment is secure.')).toBeDefined()
    expect(makePayment()).toBeDefined()
  })

  it('has no card field of its own [T27]', async () => {
    await show()
    sameAddress('No')
    expect(noCard()).toHaveLength(0)
  })

  it('shows the order next to the amount [CRD-02] [D-181]', async () => {
    await show()
    const order = within(screen.getByRole('complementary', { name: 'Your order' }))
    for (const words of ['AA19 AAA', 'Comprehensive', '12 months', '20 November 2026 at 09:00', '£512.00'])
      expect(order.getByText(words), words).toBeDefined()
  })

  it('shows the server’s amount in its button, after the specified label [CRD-02] [D-181]', async () => {
    await show(new FakeClient(), { method: 'DIRECT_DEBIT' })
    expect(makePayment().textContent).toBe('Make Payment of £74.75')
  })

  it('shows the brand’s own text above the form [D-255]', async () => {
    await show()
    expect(screen.getByText(voiceOf('A').payment)).toBeDefined()
  })

  it('shows the choice as text, with a link to change it: nothing looks selectable that is not', async () => {
    await show()
    const amount = within(screen.getByRole('region', { name: 'Amount to pay today' }))
    expect(amount.queryByRole('radio')).toBeNull()
    expect(amount.getByRole('link', { name: 'Change how you pay' }).getAttribute('href')).toBe('/results')
  })

  it('shows both prices, regardless of the choice [D-181]', async () => {
    await show()
    const amount = within(screen.getByRole('region', { name: 'Amount to pay today' }))
    expect(amount.getByText('£577.59 in total')).toBeDefined()
    expect(amount.getByText('£512.00 in total')).toBeDefined()
    expect(amount.getAllByText('Your choice')).toHaveLength(1)
  })

  it('saves the card by default, and explains what that means [CRD-04] [D-201]', async () => {
    await show()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Save my card' }).checked).toBe(true)
    expect(screen.getByText(/Our payment provider stores it, not us/)).toBeDefined()
  })

  it('retains what was typed over a reload', async () => {
    await show()
    sameAddress('No')
    fireEvent.change(screen.getByLabelText("What is the cardholder's first name?"), {
      target: { value: 'Jo' },
    })
    cleanup()
    await show()
    expect(screen.getByLabelText<HTMLInputElement>("What is the cardholder's first name?").value).toBe('Jo')
  })
})

describe('Make Payment', () => {
  it('is disabled while the card form loads, and shows why [CRD-12]', async () => {
    const client = new FakeClient()
    let open: (isOpen: boolean) => void = () => undefined
    client.opens = () => new Promise((resolve) => (open = resolve))
    arrive(client)
    await waitFor(() => expect(client.handlers).toBeDefined())
    expect(makePayment().getAttribute('aria-disabled')).toBe('true')
    expect(reasons()).toContain('loading')
    await act(async () => open(true))
    expect(reasons()).toContain('Enter your card details')
  })

  it('is disabled while the card is not valid [CRD-12]', async () => {
    const client = await show()
    act(() => client.handlers?.onChange(false))
    sameAddress()
    press()
    act(() => client.handlers?.onEnter())
    expect(client.sums).toEqual([])
    expect(makePayment().getAttribute('aria-disabled')).toBe('true')
    act(() => client.handlers?.onChange(true))
    expect(makePayment().getAttribute('aria-disabled')).toBeNull()
    expect(reasons()).toBe("We'll email your documents.")
  })

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])(
    'on a restart (%s) with automatic renewal (%s) and an unsaved card is disabled: %s [CRD-12] [D-201]',
    async (isRestart, automaticRenewal, isBlocked) => {
      usePurchase.setState({ automaticRenewal })
      await show(new FakeClient(), { isRestart })
      fireEvent.click(screen.getByRole('radio', { name: "Don't save my card" }))
      expect(makePayment().getAttribute('aria-disabled')).toBe(isBlocked ? 'true' : null)
      expect(reasons().includes('renews automatically')).toBe(isBlocked)
    },
  )

  it('links a restart back to its offer, and continues to its own thank-you page [NAV-09] [D-040]', async () => {
    const [option] = results().underwritingOutcome.underwrittenOptions
    const paymentOptions = option?.paymentCollectionOptions.map((paymentOption) => ({
      ...paymentOption,
      code: 'SHORT_TERM_CARD_PAYMENT_V1' as const,
    }))
    const outcome = { ...results().underwritingOutcome }
    await show(new FakeClient(), {
      isRestart: true,
      is30DayQuote: true,
      results: results({
        underwritingOutcome: {
          ...outcome,
          underwrittenOptions:
            option && paymentOptions
              ? [{ ...option, paymentCollectionOptions: paymentOptions.slice(1) }]
              : [],
        },
      }),
    })
    const back = screen.getByRole('link', { name: 'Go back without paying' })
    expect(back.getAttribute('href')).toBe('/30-day-quote')
    payNow()
    await waitFor(() => expect(where()).toBe('/restart-thank-you'))
  })

  it('shows an error when the card form cannot be loaded, and loads it again [ERR-25] [D-214]', async () => {
    const client = new FakeClient()
    client.opens = async () => false
    arrive(client)
    const dialogShown = await dialog()
    expect(dialogShown.textContent).toContain(
      'There was a problem taking your payment. Please try again or call',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Back to payment' }))
    expect(reasons()).toContain("We couldn't load the secure card form")
    client.opens = async () => true
    fireEvent.click(screen.getByRole('button', { name: 'Load it again' }))
    await waitFor(() => expect(reasons()).toContain('Enter your card details'))
    expect(client.closed).toBeGreaterThan(0)
  })
})

describe('a customer with nothing to pay for here', () => {
  it('is redirected to the wizard without a quote [NAV-23]', () => {
    arrive(new FakeClient())
    act(() => useResults.setState(({ results: _gone, ...rest }) => rest, true))
    expect(where()).toBe('/quote/vehicle-details')
  })

  it('is redirected to choose a payment option first [BUY-07]', () => {
    arrive(new FakeClient())
    act(() => useResults.setState({ paymentMethod: undefined }))
    expect(where()).toBe('/results')
  })

  it('sees a message when there is no payment option [ERR-24] [D-214]', () => {
    const held = results()
    const [option] = held.underwritingOutcome.underwrittenOptions
    const none = {
      ...held.underwritingOutcome,
      underwrittenOptions: option ? [{ ...option, paymentCollectionOptions: [] }] : [],
    }
    arrive(new FakeClient(), { results: { ...held, underwritingOutcome: none } })
    expect(screen.getByRole('alert').textContent).toContain(
      'No payment options are available for this quote. Please call us.',
    )
  })
})

describe('paying monthly with nothing to pay today', () => {
  const { monthly, inFull } = paymentOptions('477.00')
  const free = { ...monthly, upFrontAmount: { amount: 0 }, fees: { amount: 0 } }
  const held = results({
    underwritingOutcome: {
      ...results().underwritingOutcome,
      underwrittenOptions: [{ ...anOption, paymentCollectionOptions: [free, inFull] }],
    },
  })

  it('skips the card: the account details buy the policy [D-182]', async () => {
    saveDirectDebit(debit)
    arrive(new FakeClient(), { method: 'DIRECT_DEBIT', results: held })
    await waitFor(() => expect(where()).toBe('/thank-you'))
    expect(callsMade()).not.toContain('MakePaymentIntent')
    const [sent] = sentTo('TakeUpQuote')
    expect(sent).toMatchObject({ bankDetails: debit.bankDetails, quoteReference: 'A-2345678923' })
    for (const name of ['paymentId', 'authorizationId', 'nonce', 'deviceData'])
      expect(sent).not.toHaveProperty(name)
    expect(sent?.['takeUpDetails']).not.toHaveProperty('selectedBalanceSettlementMethod')
  })

  it('can be retried after a failure', async () => {
    saveDirectDebit(debit)
    server.replies['TakeUpQuote'] = () => problem(402, 'PAYMENT_FAILED')
    arrive(new FakeClient(), { method: 'DIRECT_DEBIT', results: held })
    await dialog()
    expect(sentTo('TakeUpQuote')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Back to payment' }))
    fireEvent.click(screen.getByRole('button', { name: 'Buy Now' }))
    await waitFor(() => expect(sentTo('TakeUpQuote')).toHaveLength(2))
  })
})
