import { whyNotAccepted } from '@milepost/domain/payment/accepted-cards'
import type { BillingDetails } from '@milepost/domain/payment/billing-form'
import type { Payer } from '@milepost/domain/payment/payer'
import { toPounds } from '@milepost/domain/values/pence'
import { endOfQuote } from '../../api/error-catalogue.ts'
import {
  type PaymentRefusal,
  type PaymentToPrepare,
  type Purchased,
  preparePayment,
  type TakeUpRequest,
  takeUp,
} from '../../api/payment.ts'
import { paths } from '../../paths.ts'
import { type Checkout, type PurchaseDto, type Settlement, toPurchaseDto } from './checkout.ts'
import type { CardClient, Choice, Instrument, Sum } from './clients/card-client.ts'
import { invalidAs, type PaymentProblem, refusedAs } from './payment-problem.ts'

export type PaymentAttempt = {
  checkout: Checkout
  client: CardClient
  payer: Payer
  saveCard: BillingDetails['saveCard']
}

/** By card, or by the method chosen in a drop-in: complete, accepted, prepared, confirmed, taken up (CRD-08). */
export async function pay(paying: PaymentAttempt): Promise<PaymentOutcome> {
  const { client } = paying
  const choice = await client.choose(sumOf(paying))
  return choice.kind === 'chosen' ? payWith(choice.instrument, paying) : notChosen(choice, client)
}

/** A wallet's own button has provided the instrument; the rest is the same (CRD-10). */
export async function payWith(instrument: Instrument, paying: PaymentAttempt): Promise<PaymentOutcome> {
  const { checkout, client, payer } = paying
  const refused = checkInstrument(instrument)
  if (refused) return problem(refused)
  const request = toPurchaseDto(checkout, payer, settlementOf(instrument))
  if (!request) return problem({ kind: 'no-start-date' })
  const prepared = await preparePayment(prepareRequest(paying, request), client.page)
  if (prepared.kind !== 'prepared') return afterRefusal(prepared, 'not-prepared')
  const confirmed = await client.confirm(instrument, prepared)
  if (confirmed.kind === 'left') return confirmed
  if (confirmed.kind === 'refused') return problem({ kind: 'failure', failure: confirmed.failure })
  return takeUpOutcome({ ...request, ...confirmed.proof, quoteReference: checkout.quoteReference })
}

/** With nothing to pay today there is no card: the bank details buy the policy (D-182). */
export async function payNothing(checkout: Checkout, payer: Payer): Promise<PaymentOutcome> {
  const request = toPurchaseDto(checkout, payer, undefined)
  if (!request) return problem({ kind: 'no-start-date' })
  return takeUpOutcome({ ...request, quoteReference: checkout.quoteReference })
}

/** The amount to pay, as the provider's client expects it. */
export function sumOf({ checkout, payer, saveCard }: PaymentAttempt): Sum {
  return { amount: checkout.due, payer, saveCard: saveCard ?? false }
}

export function notChosen(choice: Exclude<Choice, { kind: 'chosen' }>, { page }: CardClient): PaymentOutcome {
  switch (choice.kind) {
    case 'left':
      return { kind: 'left' }
    case 'refused':
      return problem({ kind: 'failure', failure: choice.failure })
    case 'unavailable':
      return problem({ kind: 'not-ready' })
    case 'incomplete':
      return problem({ kind: page === 'STRIPE' ? 'invalid-card' : 'no-method' })
  }
}

/** Only an account settles as a wallet; a card in a phone is a card (CRD-13, D-199, D-203). */
function settlementOf({ paidWith }: Instrument): Settlement {
  return paidWith.kind === 'wallet-account' ? 'WALLET' : 'CARD'
}

function prepareRequest(
  { checkout, payer, saveCard }: PaymentAttempt,
  request: PurchaseDto,
): PaymentToPrepare {
  const { firstName, lastName, email, address } = payer
  return {
    quoteReference: checkout.quoteReference,
    paymentDetails: {
      clientReturnURL: paths.makePayment,
      saveCard: saveCard ?? false,
      currencyCode: 'GBP',
      amount: toPounds(checkout.due),
      billingAddress: address,
      cardHolderDetails: { firstName, lastName, ...(email !== undefined && { email }) },
    },
    preparePaymentSource: request.takeUpDetails.selectedBalanceSettlementMethod,
    purchase: request,
  }
}

/** How an attempt to pay ended. The page has one reaction to each, and nothing else decides where the customer goes. */
export type PaymentOutcome =
  | { kind: 'bought'; purchased: Purchased }
  | Checking
  /** Bought by another tab or another card, or by this one a moment ago (F6, F28). */
  | { kind: 'taken-up' }
  /** No money has been taken. */
  | { kind: 'problem'; problem: PaymentProblem }
  /** The price has changed: the new one is shown before anything is paid (F7). */
  | { kind: 'new-price' }
  | { kind: 'go'; to: string; replace: boolean }
  /** The customer closed a wallet; nothing is shown. */
  | { kind: 'left' }

/** Whether money is authorised is unknown: the server is asked until it knows (F12). */
export type Checking = {
  kind: 'checking'
  /** Sends a request again that may never have arrived: the same purchase twice is one policy (D-211). */
  again?: () => Promise<PaymentOutcome>
  /** Shown once it is known that nothing was charged. */
  otherwise: PaymentProblem
}

function problem(found: PaymentProblem): PaymentOutcome {
  return { kind: 'problem', problem: found }
}

const otherwise: PaymentProblem = { kind: 'purchase-failed' }

async function takeUpOutcome(sent: TakeUpRequest): Promise<PaymentOutcome> {
  const outcome = await takeUp(sent)
  switch (outcome.kind) {
    case 'bought':
      return outcome
    case 'checking':
      return { kind: 'checking', otherwise }
    case 'unknown':
      return { kind: 'checking', otherwise, again: () => takeUpOutcome(sent) }
    case 'invalid':
      // Money may be authorised already, even if the request was invalid: the server is asked before an error is shown.
      return { kind: 'checking', otherwise: invalidAs(outcome.errors) }
    default:
      return afterRefusal(outcome, 'purchase-failed')
  }
}

/** What a refused call leads to. `unsaid` is shown if the server gives no reason. */
function afterRefusal(refusal: PaymentRefusal, unsaid: 'not-prepared' | 'purchase-failed'): PaymentOutcome {
  switch (refusal.kind) {
    case 'payment':
      return problem(refusedAs(refusal.code, refusal.message))
    case 'quote':
      return refusal.code === 'QUOTE_ALREADY_TAKEN_UP'
        ? { kind: 'taken-up' }
        : { kind: 'go', ...endOfQuote(refusal.code) }
    case 'mismatch':
      return { kind: 'new-price' }
    case 'in-progress':
      return { kind: 'checking', otherwise }
    case 'invalid':
      return problem(invalidAs(refusal.errors))
    case 'too-many':
      return problem({ kind: 'too-many' })
    case 'unknown':
      return problem({ kind: unsaid })
  }
}

/**
 * Why we cannot accept this card or account, checked before a bank or our server is asked: the scheme (ERR-16), the device
 * (ERR-21), the country (ERR-22), and the shift of liability (ERR-23). The server checks again.
 */
function checkInstrument(instrument: Instrument): PaymentProblem | undefined {
  const notAccepted = whyNotAccepted(instrument.paidWith)
  if (notAccepted === 'scheme-not-accepted') return { kind: 'failure', failure: notAccepted }
  if (instrument.by === 'nonce' && !instrument.deviceData) return { kind: 'no-device-data' }
  if (notAccepted) return { kind: 'failure', failure: notAccepted }
  if (instrument.by === 'nonce' && instrument.liability === 'not-shifted')
    return { kind: 'failure', failure: 'not-authenticated' }
  return undefined
}

let inProgress: Promise<PaymentOutcome> | undefined

/**
 * One payment at a time in this tab, regardless of how often the button is pressed: undefined while another is in progress (F4). If a
 * client throws in the middle its result is unknown, so the server is asked (F12).
 */
export function oneAtATime(work: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> | undefined {
  if (inProgress !== undefined) return undefined
  inProgress = work()
    .catch((error: unknown): PaymentOutcome => {
      reportError(error)
      return { kind: 'checking', otherwise: { kind: 'not-ready' } }
    })
    .finally(() => {
      inProgress = undefined
    })
  return inProgress
}

export async function paymentInProgress(): Promise<void> {
  await inProgress
}
