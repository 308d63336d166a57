import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { CollectionCode } from '@milepost/domain/payment/payment-option'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { type CardSandbox, cards, type Instrument } from '../../providers/card/testing/card-sandbox.ts'
import { CONTACT_CALL, contactForm } from '../../purchase/testing/contact-form.ts'
import { type Answer, ask, type Headers, PATIENCE, persist } from './asking.ts'

export type Variant = 'intents' | 'drop-in'
export type Ready = Awaited<ReturnType<typeof readyToPay>>
/** What a take-up is paid with. */
export type Paid = { paymentId: string; authorizationId: string } | { nonce: string; deviceData: string }

const inFull = 'ANNUAL_CARD_IN_FULL'
export const monthly = 'TX_FINANCE_PLAN_V2'
const visa: Instrument = { number: cards.visa }
const today = () => londonDate(new Date())
const place = { line1: '1 Sample Street', postcode: 'ID1 1QD' }
const payer = { firstName: 'Morgan', lastName: 'Sutton' }
const credit = {
  premiumFinance: 'yes',
  affordableLending: 'yes',
  isAccountHolder: 'yes',
  isOnlySignatoryRequired: 'yes',
  detailsCorrect: true,
} as const

export function headersOf(cookie = ''): Headers {
  const { tenant, product } = tenancyOf('acorn_pc')
  const json = { 'x-tenant': tenant, 'x-product': product, 'content-type': 'application/json' }
  return { ...json, ...(cookie && { cookie }) }
}

/** Cover starts in five days, computed once, so that a run past midnight keeps its date. */
const startDate = addDays(today(), 5)

/** What this customer answers: the same for all. */
export function answersOf() {
  return answersFor('acorn_pc', {
    vehicle: { registration: 'AA19 AAA', searchedRegistration: 'AA19AAA' },
    cover: { effectiveFrom: { date: startDate, hour: 9, minute: 15 } },
  })
}

/** The first price of a new customer. */
export function newQuote(origin: string): Promise<Answer> {
  const consent = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
  const quote = toQuoteDto(answersOf(), consent, journeys.acorn_pc)
  return ask(origin, 'POST', '/api/v1/Quote/GeneratePrivateCarQuote', headersOf(), { quote })
}

/** A priced quote with its purchase form stored: everything that comes before payment. A busy service is asked again. */
export async function readyToPay(
  origin: string,
  code: CollectionCode = inFull,
  {
    email = 'buyer@example.com',
    sortCode = '08-99-99',
    accountNumber = '66374958',
    patience = PATIENCE,
  } = {},
) {
  const made = await persist(() => newQuote(origin), patience)
  if (made.status !== 200) throw new Error(`No quote: ${made.status} ${JSON.stringify(made.body)}`)
  const headers = headersOf(made.cookie)
  const reference: string = made.body.quoteReference
  const form = contactForm(reference, email)
  const saved = await persist(() => ask(origin, 'PUT', CONTACT_CALL, headers, form), patience)
  if (saved.status !== 200) throw new Error(`No contact: ${saved.status} ${JSON.stringify(saved.body)}`)
  const [option] = made.body.underwritingOutcome.underwrittenOptions
  const paymentOption = option.paymentCollectionOptions.find((each: { code: string }) => each.code === code)
  const { firstName, lastNames } = answersOf().proposerDetails
  const purchase = {
    coverStartDate: startDate,
    takeUpDetails: {
      underwritingResponseId: String(saved.body.underwritingOutcomeResponseId),
      underwritingOptionId: String(saved.body.optionId),
      paymentCollectionOptionCode: code,
      selectedBalanceSettlementMethod: 'CARD',
      customerBillingDetails: { ...payer, address: place },
    },
    automaticRenewal: false,
    ...(code === monthly && {
      bankDetails: {
        sortCode,
        accountNumber,
        accountHolder: `${firstName} ${lastNames}`,
        accountHolderAddress: place.line1,
        accountHolderPostcode: place.postcode,
      },
      creditDeclarations: { ...credit, acceptedOn: today() },
    }),
  }
  const due: number =
    code === monthly ? paymentOption.upFrontAmount.amount : paymentOption.totalAmountPayable.amount
  return { reference, headers, due, purchase }
}

export function intent(
  origin: string,
  { reference, headers, due, purchase }: Ready,
  variant: Variant,
): Promise<Answer> {
  const provider = variant === 'intents' ? 'STRIPE' : 'BRAINTREE'
  return ask(
    origin,
    'POST',
    '/api/v2/Payment/MakePaymentIntent',
    { ...headers, provider },
    {
      quoteReference: reference,
      paymentDetails: {
        clientReturnURL: '/make-payment',
        saveCard: false,
        currencyCode: 'GBP',
        amount: due,
        billingAddress: place,
        cardHolderDetails: { ...payer, email: 'payer@example.com' },
      },
      purchase,
    },
  )
}

/** What the browser does with the provider after the response to an intent. */
export async function pay(
  cardSandbox: CardSandbox,
  made: Answer,
  { due }: Ready,
  variant: Variant,
  instrument: Instrument = visa,
): Promise<Paid> {
  if (made.status !== 200) throw new Error(`No intent: ${made.status} ${JSON.stringify(made.body)}`)
  const secret: string = made.body.clientSecret
  if (variant === 'drop-in') {
    const { nonce, deviceData } = await cardSandbox.nonce(secret, instrument, due.toFixed(2))
    return { nonce, deviceData }
  }
  await cardSandbox.confirm(secret, await cardSandbox.paymentMethod(instrument))
  return { paymentId: made.body.paymentId, authorizationId: secret.split('_secret_')[0] ?? '' }
}

export function takeUp(origin: string, { reference, headers, purchase }: Ready, paid: Paid): Promise<Answer> {
  const body = { quoteReference: reference, ...purchase, ...paid }
  return ask(origin, 'POST', '/api/v2/Payment/TakeUpQuote', headers, body)
}

export function getPurchase(origin: string, { reference, headers }: Ready): Promise<Answer> {
  return ask(origin, 'GET', `/api/v1/Payment/GetPurchase?QuoteReference=${reference}`, headers)
}
