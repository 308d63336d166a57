import type { Request } from '@milepost/contract/call'
import type { takeUpQuoteV2 } from '@milepost/contract/calls/payment'
import type { Payer } from '@milepost/domain/payment/payer'
import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { Order } from '../../offer/OrderPanel.tsx'
import { chosenPaymentOption, type Offer, offerIn, type PaymentOption } from '../../offer/offer.ts'
import { subscriptionIn } from '../../offer/subscription.ts'
import { hasSavedForm, type PurchaseState, usePurchase } from '../../state/purchase-state.ts'
import { useQuote } from '../../state/quote-state.ts'
import { type ResultsState, useResults } from '../../state/results-state.ts'
import { type DirectDebit, useDirectDebit } from '../direct-debit-state.ts'

/** What is about to be bought, and what it costs today. */
export type Checkout = {
  quoteReference: string
  outcomeId: string
  optionId: string
  paymentOption: PaymentOption
  /** The whole price by card, or the amount due before the instalments (D-181). */
  due: Pence
  isThirtyDays: boolean
  order: Order
  /** Both prices, which stay visible to the end; thirty days have one. */
  prices: { monthly?: PaymentOption | undefined; inFull?: PaymentOption | undefined }
  /** The yearly quote that the customer could have bought instead of thirty days (D-210). */
  chosenOver?: { quoteReference: string; outcomeId: string; optionId: string; premium: number }
}

/** Why there is nothing to pay for here (ERR-24), or what must be done first. */
export type NothingToBuy = 'no-quote' | 'no-options' | 'no-method' | 'no-form'

export function checkoutIn(
  state: ResultsState,
  purchase: Pick<PurchaseState, 'automaticRenewal'>,
): Checkout | NothingToBuy {
  const checkout = offered(state)
  if (typeof checkout === 'string') return checkout
  const { results, is30DayQuote } = state
  return hasSavedForm({ purchase, results, is30DayQuote }) ? checkout : 'no-form'
}

function offered(state: ResultsState): Checkout | NothingToBuy {
  const { results, paymentMethod, is30DayQuote } = state
  const offer = offerIn(results, paymentMethod)
  if (is30DayQuote) return thirtyDays(state, offer)
  if (!offer) return 'no-quote'
  const { monthly, inFull, option } = offer
  if (!monthly && !inFull) return 'no-options'
  const paymentOption = chosenPaymentOption(offer)
  if (!paymentOption) return 'no-method'
  return {
    quoteReference: offer.results.quoteReference,
    outcomeId: offer.results.underwritingOutcome.underwritingOutcomeResponseId,
    optionId: option.optionId,
    paymentOption,
    due: dueToday(paymentOption),
    isThirtyDays: false,
    order: offer,
    prices: { monthly, inFull },
  }
}

function thirtyDays({ results }: ResultsState, offer: Offer | undefined): Checkout | NothingToBuy {
  const subscription = subscriptionIn(results)
  if (!subscription) return 'no-quote'
  const { reference, outcomeId, option, paymentOption } = subscription
  return {
    quoteReference: reference,
    outcomeId,
    optionId: option.optionId,
    paymentOption,
    due: dueToday(paymentOption),
    isThirtyDays: true,
    order: { option, term: 'thirty-day', method: 'CARD_PAYMENT' },
    prices: { inFull: paymentOption },
    // Thirty days without a paired year were not chosen over anything.
    ...(offer?.inFull &&
      offer.results.quoteReference !== reference && {
        chosenOver: {
          quoteReference: offer.results.quoteReference,
          outcomeId: offer.results.underwritingOutcome.underwritingOutcomeResponseId,
          optionId: offer.option.optionId,
          premium: offer.inFull.totalAmountPayable.amount,
        },
      }),
  }
}

/** Read from the server's price; nothing is calculated here (D-181). */
function dueToday(paymentOption: PaymentOption): Pence {
  const { upFrontAmount, totalAmountPayable, paymentMethod } = paymentOption
  return fromPounds((paymentMethod === 'DIRECT_DEBIT' ? upFrontAmount : totalAmountPayable).amount)
}

export function useCheckout(): Checkout | NothingToBuy {
  return checkoutIn(useResults(), usePurchase())
}

type TakeUpBody = Request<typeof takeUpQuoteV2>['body']

/** What is bought and how, without the payment itself: the same when it is prepared and when it is taken up (safety K8). */
export type PurchaseDto = Omit<
  TakeUpBody,
  'authorizationId' | 'paymentId' | 'nonce' | 'deviceData' | 'quoteReference'
>

/** A PayPal account settles as a wallet, a card as a card even if a wallet provides it, a zero amount as neither (CRD-13, D-199). */
export type Settlement = NonNullable<TakeUpBody['takeUpDetails']['selectedBalanceSettlementMethod']>

/** From the tab's state. Undefined without a start date (ERR-24). */
export function toPurchaseDto(
  checkout: Checkout,
  payer: Payer,
  settlement: Settlement | undefined,
): PurchaseDto | undefined {
  const { answers, notificationSource } = useQuote.getState()
  const { effectiveFrom } = answers.coverDetails
  if (!effectiveFrom) return undefined
  const { automaticRenewal, sendWelcomePack } = usePurchase.getState()
  const { firstName, lastName, address } = payer
  const { chosenOver } = checkout
  return {
    coverStartDate: effectiveFrom.date,
    takeUpDetails: {
      underwritingResponseId: checkout.outcomeId,
      underwritingOptionId: checkout.optionId,
      paymentCollectionOptionCode: checkout.paymentOption.code,
      ...(settlement && { selectedBalanceSettlementMethod: settlement }),
      customerBillingDetails: { firstName, lastName, address },
    },
    automaticRenewal: automaticRenewal ?? false,
    sendWelcomePack: sendWelcomePack ?? false,
    blackBoxToken: blackBoxToken(),
    ...(notificationSource !== undefined && { notificationSource }),
    ...debitOf(checkout),
    ...(chosenOver && {
      annualQuoteReferralDetails: {
        quoteReference: chosenOver.quoteReference,
        underwritingOutcomeResponseId: chosenOver.outcomeId,
        underwritingOptionId: chosenOver.optionId,
        targetPremium: chosenOver.premium,
      },
    }),
  }
}

/**
 * Whether the details of a monthly payment are missing for this offer; they are in memory only, so a reload loses them (D-046,
 * D-189).
 */
export function isDebitMissing(checkout: Checkout): boolean {
  return isMonthly(checkout) && directDebitFor(checkout) === undefined
}

function debitOf(checkout: Checkout): Pick<TakeUpBody, 'bankDetails' | 'creditDeclarations'> {
  const directDebit = directDebitFor(checkout)
  return directDebit
    ? { bankDetails: directDebit.bankDetails, creditDeclarations: directDebit.creditDeclarations }
    : {}
}

function directDebitFor(checkout: Checkout): DirectDebit | undefined {
  const { directDebit } = useDirectDebit.getState()
  return isMonthly(checkout) && directDebit?.outcomeId === checkout.outcomeId ? directDebit : undefined
}

const isMonthly = ({ paymentOption }: Checkout) => paymentOption.paymentMethod === 'DIRECT_DEBIT'

declare global {
  interface Window {
    /** A device-fingerprint tool may provide its token here; there is none by default (D-209). */
    milepostBlackBoxToken?: () => string
  }
}

/** Empty without such a tool, and for every visitor from a comparison site (API-07, D-209). */
function blackBoxToken(): string {
  const isAggregator = useQuote.getState().aggregator !== undefined
  return isAggregator ? '' : (window.milepostBlackBoxToken?.() ?? '')
}
