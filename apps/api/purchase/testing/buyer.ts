import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { CollectionCode } from '@milepost/domain/payment/payment-option'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { type CardSandbox, cards, type Instrument } from '../../providers/card/testing/card-sandbox.ts'
import { callOf, type Headers, headersOf } from '../../quote/testing/quote-server.ts'
import type { PaymentStore } from '../attempt/ports.ts'
import { CONTACT_CALL, contactForm } from './contact-form.ts'

export const account = {
  sortCode: '08-99-99',
  accountNumber: '66374958',
  accountHolderAddress: '1 Sample Street',
  accountHolderPostcode: 'ID1 1QD',
}

const credit = {
  premiumFinance: 'yes',
  affordableLending: 'yes',
  isAccountHolder: 'yes',
  isOnlySignatoryRequired: 'yes',
  detailsCorrect: true,
} as const

// biome-ignore lint/suspicious/noExplicitAny: a reply can be any JSON, and the test states what it must be
type Sent = { status: number; text: string; body: any; cookie: string }

type Counter = {
  send: (method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, body?: unknown) => Promise<Sent>
  /** The vehicle that look-ups find from now on. */
  vehicle: { at: VehicleInfo | undefined }
  cardSandbox: CardSandbox
  payments: Pick<PaymentStore, 'findAttempt'>
}

/** Everything that a browser sends between a price and a policy. */
export function buyerAt({ send, vehicle, cardSandbox, payments }: Counter) {
  /** A priced quote with its purchase form stored: everything that comes before payment. */
  async function readyToPay(
    journey: JourneyId = 'acorn_pc',
    answers = peopleByJourney[journey].answers,
    email = 'buyer@example.com',
  ) {
    vehicle.at = answers.vehicleDetails.vehicleInfo
    const quote = toQuoteDto(
      answers,
      { emailOptIn: true, phoneOptIn: true, smsOptIn: true },
      journeys[journey],
    )
    const made = await send('POST', `/api/v1/Quote/Generate${callOf(journey)}Quote`, headersOf(journey), {
      quote,
    })
    if (made.status !== 200) throw new Error(made.text)
    const headers = headersOf(journey, made.cookie)
    const reference: string = made.body.quoteReference
    const saved = await send('PUT', CONTACT_CALL, headers, contactForm(reference, email))
    if (saved.status !== 200) throw new Error(saved.text)
    const option = made.body.underwritingOutcome.underwrittenOptions[0]
    const offer = {
      reference,
      headers,
      journey,
      outcomeId: String(saved.body.underwritingOutcomeResponseId),
      optionId: String(saved.body.optionId),
      start: String(answers.coverDetails.effectiveFrom?.date),
      holder: `${answers.proposerDetails.firstName} ${answers.proposerDetails.lastNames}`,
      paymentOptions: option.paymentCollectionOptions,
    }
    return offer
  }
  type Ready = Awaited<ReturnType<typeof readyToPay>>

  const paymentOptionOf = (ready: Ready, code: CollectionCode) =>
    ready.paymentOptions.find((paymentOption: { code: string }) => paymentOption.code === code)
  const dueOf = (ready: Ready, code: CollectionCode): number => {
    const paymentOption = paymentOptionOf(ready, code)
    return code === 'TX_FINANCE_PLAN_V2'
      ? paymentOption.upFrontAmount.amount
      : paymentOption.totalAmountPayable.amount
  }
  const purchaseDto = (ready: Ready, code: CollectionCode, more: object = {}) => ({
    coverStartDate: ready.start,
    takeUpDetails: {
      underwritingResponseId: ready.outcomeId,
      underwritingOptionId: ready.optionId,
      paymentCollectionOptionCode: code,
      selectedBalanceSettlementMethod: 'CARD',
      customerBillingDetails: {
        firstName: 'Morgan',
        lastName: 'Sutton',
        address: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
      },
    },
    automaticRenewal: false,
    ...(code === 'TX_FINANCE_PLAN_V2' && {
      bankDetails: { ...account, accountHolder: ready.holder },
      creditDeclarations: { ...credit, acceptedOn: '2026-11-16' },
    }),
    ...more,
  })
  const detailsOf = (ready: Ready, code: CollectionCode, more: object = {}) => ({
    clientReturnURL: '/make-payment',
    saveCard: false,
    currencyCode: 'GBP',
    amount: dueOf(ready, code),
    billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
    cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'payer@example.com' },
    ...more,
  })
  const intent = (ready: Ready, code: CollectionCode, more: object = {}, provider = 'STRIPE') =>
    send(
      'POST',
      '/api/v2/Payment/MakePaymentIntent',
      { ...ready.headers, provider },
      {
        quoteReference: ready.reference,
        paymentDetails: detailsOf(ready, code),
        purchase: purchaseDto(ready, code),
        ...more,
      },
    )
  const takeUp = (ready: Ready, code: CollectionCode, paid: object, more: object = {}) =>
    send('POST', '/api/v2/Payment/TakeUpQuote', ready.headers, {
      quoteReference: ready.reference,
      ...purchaseDto(ready, code),
      ...paid,
      ...more,
    })

  /** As the browser does it: intent, card, bank. Returns what the take-up is paid with. */
  async function confirmed(
    ready: Ready,
    code: CollectionCode,
    instrument: Instrument = { number: cards.visa },
    bank: 'approve' | 'fail' | 'attempt' | 'leave' = 'approve',
    more: object = {},
  ) {
    const made = await intent(ready, code, more)
    if (made.status !== 200) throw new Error(made.text)
    const question = await cardSandbox.confirm(
      made.body.clientSecret,
      await cardSandbox.paymentMethod(instrument),
    )
    if (question && bank !== 'leave') await cardSandbox.answerBank(question, bank)
    const paymentId: string = made.body.paymentId
    const attempt = await payments.findAttempt(paymentId)
    return { paymentId, authorizationId: attempt?.providerRef ?? '' }
  }
  async function nonce(
    ready: Ready,
    code: CollectionCode,
    instrument: Instrument = { number: cards.visa },
    bank: 'approve' | 'fail' | 'attempt' | 'leave' = 'approve',
    more: object = {},
  ) {
    const made = await intent(ready, code, more, 'BRAINTREE')
    if (made.status !== 200) throw new Error(made.text)
    const created = await cardSandbox.nonce(made.body.clientSecret, instrument, dueOf(ready, code).toFixed(2))
    if (created.challengePath && bank !== 'leave') await cardSandbox.answerBank(created.challengePath, bank)
    return { nonce: created.nonce, deviceData: created.deviceData }
  }
  return { readyToPay, dueOf, purchaseDto, detailsOf, intent, takeUp, confirmed, nonce }
}
