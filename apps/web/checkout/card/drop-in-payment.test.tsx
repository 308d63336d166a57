import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aNonce, FakeClient } from './testing/fake-client.ts'
import { aPayerEachTime, dialog, payNow, show, where } from './testing/page.tsx'
import { callsMade, sentTo, server } from './testing/server.ts'

aPayerEachTime()

describe('paying by drop-in', () => {
  const dropIn = () => Object.assign(new FakeClient(), { page: 'BRAINTREE' as const })

  it('sends the nonce and the device data with the take-up, after preparing the payment [D-204]', async () => {
    await show(dropIn())
    payNow()
    await waitFor(() => expect(where()).toBe('/thank-you'))
    expect(server.sent.find(({ call }) => call === 'MakePaymentIntent')?.headers.get('provider')).toBe(
      'BRAINTREE',
    )
    expect(sentTo('TakeUpQuote')).toMatchObject([{ nonce: 'nonce-1', deviceData: '{"device":"1"}' }])
  })

  it.each([
    [
      { kind: 'card', scheme: 'American Express', country: 'GBR' },
      {},
      "Sorry we don't support this card vendor, please try Visa or Mastercard.",
    ],
    [
      { kind: 'card', scheme: 'Visa', country: 'USA' },
      {},
      'We only accept UK issued cards. Please try again.',
    ],
    [
      { kind: 'card', scheme: 'Visa', country: 'GBR' },
      { deviceData: undefined },
      'We where unable to authenticate payment. Please try again.',
    ],
    [
      { kind: 'card', scheme: 'Visa', country: 'Unknown' },
      { liability: 'not-shifted' },
      'Unable to authenticate your payment. Please check you have approved your transaction with your bank.',
    ],
    // In the order of the specification: scheme, device, country, bank.
    [
      { kind: 'card', scheme: 'Amex', country: 'USA' },
      { deviceData: '', liability: 'not-shifted' },
      "Sorry we don't support this card vendor, please try Visa or Mastercard.",
    ],
    [
      { kind: 'card', scheme: 'Visa', country: 'USA' },
      { deviceData: '', liability: 'not-shifted' },
      'We where unable to authenticate payment. Please try again.',
    ],
    [
      { kind: 'card', scheme: 'Visa', country: 'USA' },
      { liability: 'not-shifted' },
      'We only accept UK issued cards. Please try again.',
    ],
  ] as const)(
    'refuses %j with %j before anything is charged [ERR-16] [ERR-21] [ERR-22] [ERR-23]',
    async (paidWith, more, words) => {
      const client = dropIn()
      client.chooses = async () => ({ kind: 'chosen', instrument: { ...aNonce, paidWith, ...more } })
      await show(client)
      payNow()
      const dialogShown = within(await dialog())
      expect(dialogShown.getByText(words)).toBeDefined()
      expect(dialogShown.getByText('No money has been taken.')).toBeDefined()
      expect(callsMade()).not.toContain('MakePaymentIntent')
      expect(client.cleared).toBe(1)
      expect(where()).toBeUndefined()
    },
  )

  it('settles as a wallet only for an account, which needs no card scheme [CRD-13] [D-199] [D-203]', async () => {
    const client = dropIn()
    client.chooses = async () => ({
      kind: 'chosen',
      instrument: { ...aNonce, liability: 'not-asked', paidWith: { kind: 'wallet-account' } },
    })
    await show(client)
    payNow()
    await waitFor(() => expect(where()).toBe('/thank-you'))
    expect(sentTo('MakePaymentIntent')).toMatchObject([{ preparePaymentSource: 'WALLET' }])
    expect(sentTo('TakeUpQuote')).toMatchObject([
      { takeUpDetails: { selectedBalanceSettlementMethod: 'WALLET' } },
    ])
  })

  it('reports that nothing was chosen, and retains what was typed [ERR-19]', async () => {
    const client = dropIn()
    client.chooses = async () => ({ kind: 'incomplete' })
    await show(client)
    payNow()
    expect((await dialog()).textContent).toContain(
      'Please ensure your payment details have been entered correctly.',
    )
    expect(client.cleared).toBe(0)
  })
})
