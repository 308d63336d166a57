import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useCompletedPurchase } from '../../state/completed-purchase.ts'
import { usePaymentInProgress } from '../../state/payment-in-progress.ts'
import { usePurchase } from '../../state/purchase-state.ts'
import { useDirectDebit } from '../direct-debit-state.ts'
import { FakeClient } from './testing/fake-client.ts'
import {
  aPayerEachTime,
  debit,
  makePayment,
  payNow,
  press,
  sameAddress,
  show,
  where,
} from './testing/page.tsx'
import { callsMade, json, purchaseReply, sentTo, server } from './testing/server.ts'

aPayerEachTime()

describe('paying by card', () => {
  it('prepares, confirms with the provider, takes up the quote and opens the thank-you page [CRD-08] [CRD-09]', async () => {
    const client = await show()
    usePurchase.setState({ automaticRenewal: true, sendWelcomePack: true })
    payNow()
    await waitFor(() => expect(where()).toBe('/thank-you'))
    expect(callsMade().filter((call) => call !== 'GetPurchase' && call !== 'GetClientData')).toEqual([
      'MakePaymentIntent',
      'TakeUpQuote',
    ])
    expect(client.confirmed.map(({ payment }) => payment.clientSecret)).toEqual(['pi_1_secret_2'])
    expect(sentTo('MakePaymentIntent')).toMatchObject([
      {
        quoteReference: 'A-2345678923',
        preparePaymentSource: 'CARD',
        paymentDetails: {
          clientReturnURL: '/make-payment',
          saveCard: true,
          currencyCode: 'GBP',
          amount: 512,
          billingAddress: { line1: '1 High Street', postcode: 'LS1 1AA' },
          cardHolderDetails: { firstName: 'Alan', lastName: 'Morgan', email: 'alan@morgan.example' },
        },
      },
    ])
    const [prepared] = sentTo('MakePaymentIntent')
    const [taken] = sentTo('TakeUpQuote')
    expect(taken).toEqual({
      ...Object(prepared?.['purchase']),
      quoteReference: 'A-2345678923',
      paymentId: 'pay_1',
      authorizationId: 'pi_1',
    })
    expect(taken).toMatchObject({
      coverStartDate: '2026-11-20',
      automaticRenewal: true,
      sendWelcomePack: true,
      blackBoxToken: '',
      takeUpDetails: {
        underwritingResponseId: 'outcome-1',
        underwritingOptionId: 'option-1',
        paymentCollectionOptionCode: 'ANNUAL_CARD_IN_FULL',
        selectedBalanceSettlementMethod: 'CARD',
        customerBillingDetails: { firstName: 'Alan', lastName: 'Morgan' },
      },
    })
    expect(taken).not.toHaveProperty('bankDetails')
    expect(useCompletedPurchase.getState().bought).toEqual({
      quoteReference: 'A-2345678923',
      ...purchaseReply,
    })
    expect(window.dataLayer).toContainEqual({ event: 'purchase' })
  })

  it('names the provider of the card page [API-05]', async () => {
    await show()
    payNow()
    await waitFor(() => expect(sentTo('TakeUpQuote')).toHaveLength(1))
    expect(server.sent.find(({ call }) => call === 'MakePaymentIntent')?.headers.get('provider')).toBe(
      'STRIPE',
    )
  })

  it('charges the amount due before the instalments and sends the bank account, when paying monthly [D-181]', async () => {
    await show(new FakeClient(), { method: 'DIRECT_DEBIT' })
    payNow()
    await waitFor(() => expect(where()).toBe('/thank-you'))
    const [prepared] = sentTo('MakePaymentIntent')
    expect(prepared).toMatchObject({ paymentDetails: { amount: 74.75 } })
    expect(sentTo('TakeUpQuote')).toMatchObject([
      { bankDetails: debit.bankDetails, creditDeclarations: debit.creditDeclarations },
    ])
    expect(useDirectDebit.getState().directDebit).toBeUndefined()
  })

  it('pays once regardless of how often the button is pressed, and announces it once [F4] [CRD-03] [CRD-12]', async () => {
    let answer: (response: Response) => void = () => undefined
    server.replies['TakeUpQuote'] = () => new Promise((resolve) => (answer = resolve))
    const client = await show()
    sameAddress()
    press()
    press()
    fireEvent.submit(screen.getByRole('form', { name: 'Payment' }))
    act(() => client.handlers?.onEnter())
    await waitFor(() => expect(sentTo('TakeUpQuote')).toHaveLength(1))
    expect(makePayment().getAttribute('aria-disabled')).toBe('true')
    expect(usePaymentInProgress.getState().isPaying).toBe(true)
    const overlay = screen.getAllByRole('status').find((each) => each.dataset['part'] === 'pay-overlay')
    expect(overlay?.textContent).toBe('Processing payment...')
    expect(screen.getAllByText('Processing payment...')).toHaveLength(1)
    press()
    answer(json(200, purchaseReply))
    await waitFor(() => expect(where()).toBe('/thank-you'))
    expect(client.sums).toHaveLength(1)
    expect(sentTo('MakePaymentIntent')).toHaveLength(1)
    expect(sentTo('TakeUpQuote')).toHaveLength(1)
    expect(usePaymentInProgress.getState().isPaying).toBe(false)
  })

  it('calls the provider only once the form is valid, and shows what is wrong [CRD-06] [NAV-28]', async () => {
    const client = await show()
    press()
    const summary = screen.getByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Please choose whether your billing address is the same as your home address'])
    expect(document.title).toMatch(/^Error: Make payment/)
    expect(client.sums).toEqual([])
    sameAddress()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends the cardholder from the form when it is someone else [CRD-05]', async () => {
    await show()
    sameAddress('No')
    fireEvent.change(screen.getByLabelText("What is the cardholder's first name?"), {
      target: { value: 'Jo' },
    })
    fireEvent.change(screen.getByLabelText("What is the cardholder's last name?"), {
      target: { value: 'Ng' },
    })
    fireEvent.change(screen.getByLabelText("What is the cardholder's email address?"), {
      target: { value: 'jo@ng.example' },
    })
    fireEvent.click(screen.getByRole('button', { name: /by hand|manually|yourself/i }))
    const type = (name: string, value: string) =>
      fireEvent.change(screen.getByLabelText(name), { target: { value } })
    type('Address line 1', '2 Other Row')
    type('Town or city', 'Leeds')
    type('Postcode', 'LS2 2BB')
    fireEvent.click(screen.getByRole('button', { name: 'Use This Address' }))
    press()
    await waitFor(() => expect(where()).toBe('/thank-you'))
    expect(sentTo('MakePaymentIntent')).toMatchObject([
      {
        paymentDetails: {
          billingAddress: { line1: '2 Other Row', postcode: 'LS2 2BB' },
          cardHolderDetails: { firstName: 'Jo', lastName: 'Ng', email: 'jo@ng.example' },
        },
      },
    ])
  })

  it('sends whether to save the card [CRD-04]', async () => {
    await show()
    fireEvent.click(screen.getByRole('radio', { name: "Don't save my card" }))
    payNow()
    await waitFor(() => expect(where()).toBe('/thank-you'))
    expect(sentTo('MakePaymentIntent')).toMatchObject([{ paymentDetails: { saveCard: false } }])
  })

  it('pays on Enter in a field of the provider', async () => {
    const client = await show()
    sameAddress()
    act(() => client.handlers?.onEnter())
    await waitFor(() => expect(where()).toBe('/thank-you'))
  })
})
