import { makePaymentIntentV2, takeUpQuoteV2 } from '@milepost/contract/calls/payment'
import { updateContactPreferences } from '@milepost/contract/calls/quote'
import { londonDate } from '@milepost/domain/values/london-time'
import * as z from 'zod/mini'
import type { Priced } from './price.ts'

/** An account from the published examples of the modulus check. */
const goodAccount = { sortCode: '08-99-99', accountNumber: '66374958' }

/** A policy, and the quote that it was bought with: a paired thirty-day quote has its own reference. */
export type Purchase = { policy: string; reference: string }

/** What a buyer may do differently: add extras that are already in the price, pay from another account or with another card. */
export type Choices = {
  /** Called between preparing the payment and paying. */
  beforePaying?: (paymentId: string) => Promise<void>
  extras?: readonly { underwrittenDataPointId: string; code: string }[]
  account?: { sortCode: string; accountNumber: string }
  cardNumber?: string
}

/** Buys what was priced, with the person's payment option. */
export async function buy(
  { person, visitor, results }: Priced,
  sandbox: string,
  { extras = [], account = goodAccount, cardNumber, beforePaying }: Choices = {},
): Promise<Purchase> {
  const { proposerDetails, coverDetails } = person.answers
  const {
    firstName = '',
    lastNames: lastName = '',
    address,
    emailAddress = '',
    phoneNumber = '',
  } = proposerDetails
  if (!address || !coverDetails.effectiveFrom) throw new Error('A person without an address or a start')
  const isThirtyDays = person.pays?.term === '30 days'
  const beside = isThirtyDays ? results.thirtyDayQuoteDetails : undefined
  const quoteReference = beside?.quoteRef ?? results.quoteReference
  const offered = beside?.thirtyDayUnderwritingOutcome ?? results.underwritingOutcome
  const paymentOptions = offered.underwrittenOptions[0]?.paymentCollectionOptions ?? []
  const wish = person.pays?.by === 'direct debit' ? 'DIRECT_DEBIT' : 'CARD_PAYMENT'
  const paymentOption =
    paymentOptions.find(({ paymentMethod }) => paymentMethod === wish) ?? paymentOptions[0]
  if (!paymentOption) throw new Error('The quote has no payment option')
  const isMonthly = paymentOption.paymentMethod === 'DIRECT_DEBIT'
  const amount = (isMonthly ? paymentOption.upFrontAmount : paymentOption.totalAmountPayable).amount

  const saved = await visitor.asks(updateContactPreferences, {
    body: {
      quoteReference,
      contactDetails: {
        contactEmail: emailAddress,
        contactPhoneNumber: phoneNumber,
        marketingPreferenceEmail: true,
        marketingPreferencePhone: false,
        marketingPreferenceSms: false,
      },
      selectedAddOns: [...extras],
      annualIncome: 32_000,
    },
  })
  const automaticRenewal = person.pays?.renews ?? false
  const purchase = {
    coverStartDate: coverDetails.effectiveFrom.date,
    takeUpDetails: {
      underwritingResponseId: saved.body.underwritingOutcomeResponseId,
      underwritingOptionId: saved.body.optionId,
      paymentCollectionOptionCode: paymentOption.code,
      selectedBalanceSettlementMethod: 'CARD' as const,
      customerBillingDetails: { firstName, lastName, address },
    },
    automaticRenewal,
    ...(isMonthly && {
      bankDetails: {
        ...account,
        accountHolder: `${firstName} ${lastName}`,
        accountHolderAddress: address.line1,
        accountHolderPostcode: address.postcode,
      },
      creditDeclarations: {
        premiumFinance: 'yes' as const,
        affordableLending: 'yes' as const,
        isAccountHolder: 'yes' as const,
        isOnlySignatoryRequired: 'yes' as const,
        detailsCorrect: true as const,
        acceptedOn: londonDate(new Date()),
      },
    }),
  }
  const provider = results.paymentProvider
  const { body: made } = await visitor.asks(makePaymentIntentV2, {
    headers: { provider },
    body: {
      quoteReference,
      paymentDetails: {
        clientReturnURL: '/make-payment',
        saveCard: automaticRenewal,
        currencyCode: 'GBP',
        amount,
        billingAddress: address,
        cardHolderDetails: { firstName, lastName, email: emailAddress },
      },
      purchase,
    },
  })
  await beforePaying?.(made.paymentId)
  const card = sandboxCard(sandbox, cardNumber)
  const paid =
    provider === 'STRIPE'
      ? await card.confirm(made.paymentId, made.clientSecret)
      : await card.nonce(made.clientSecret, amount)
  const takenUp = await visitor.asks(takeUpQuoteV2, { body: { quoteReference, ...purchase, ...paid } })
  if (takenUp.status !== 200) throw new Error('The bank has not yet reported the outcome')
  return { policy: takenUp.body.policyNumber, reference: quoteReference }
}

export const GOOD_CARD = '4000008260000000'
const method = z.object({ paymentMethod: z.object({ id: z.string() }) })
const nonce = z.object({ paymentMethod: z.object({ nonce: z.string(), deviceData: z.string() }) })

/** The payment data of a take-up. */
export type Paid = { paymentId: string; authorizationId: string } | { nonce: string; deviceData: string }

/** A card, sent to the sandbox's card provider as its frames in the browser do. */
function sandboxCard(sandbox: string, number = GOOD_CARD) {
  const card = { number, expiry: '12/39', cvc: '123' }
  async function frame(call: string, body: object): Promise<unknown> {
    const reply = await fetch(`${sandbox}/cards/frames/calls/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`The sandbox's card provider answered ${reply.status} to ${call}`)
    return reply.json()
  }
  return {
    async confirm(paymentId: string, clientSecret: string): Promise<Paid> {
      const made = z.parse(method, await frame('payment-methods', card))
      await frame('confirm', { clientSecret, paymentMethod: made.paymentMethod.id })
      return { paymentId, authorizationId: clientSecret.split('_secret_')[0] ?? '' }
    },
    async nonce(clientToken: string, amount: number): Promise<Paid> {
      const asked = { clientToken, card, threeDSecure: { amount: amount.toFixed(2) } }
      const { paymentMethod } = z.parse(nonce, await frame('nonces', asked))
      return { nonce: paymentMethod.nonce, deviceData: paymentMethod.deviceData }
    },
  }
}
