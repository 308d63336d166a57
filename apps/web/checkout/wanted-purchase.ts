import type { Request } from '@milepost/contract/call'
import type { takeUpQuoteV2 } from '@milepost/contract/calls/payment/take-up-quote'
import type { Payer } from '@milepost/domain/payment/billing/payer'
import { usePurchase } from '../state/purchase-state'
import { useQuote } from '../state/quote-state'
import { blackBoxToken } from './card/black-box-token'
import type { Buying } from './card/buying'
import { type DirectDebit, useDirectDebit } from './direct-debit-state'

type TakeUpBody = Request<typeof takeUpQuoteV2>['body']

/** What is bought and how, beside the payment itself: the same when it is prepared and when it is taken up (safety K8). */
export type WantedPurchase = Omit<
  TakeUpBody,
  'authorizationId' | 'paymentId' | 'nonce' | 'deviceData' | 'quoteReference'
>

/** A wallet that is an account settles as one; a card does however it was reached; nothing settles nothing (CRD-13, D-199). */
export type Settlement = NonNullable<TakeUpBody['takeUpDetails']['selectedBalanceSettlementMethod']>

/** From what this tab keeps. Undefined without a day for the cover to start on (ERR-24). */
export function wantedPurchase(
  buying: Buying,
  payer: Payer,
  settlement: Settlement | undefined,
): WantedPurchase | undefined {
  const { answers, notificationSource } = useQuote.getState()
  const { effectiveFrom } = answers.coverDetails
  if (!effectiveFrom) return undefined
  const { automaticRenewal, sendWelcomePack } = usePurchase.getState()
  const { firstName, lastName, address } = payer
  const { chosenOver } = buying
  return {
    coverStartDate: effectiveFrom.date,
    takeUpDetails: {
      underwritingResponseId: buying.outcomeId,
      underwritingOptionId: buying.optionId,
      paymentCollectionOptionCode: buying.way.code,
      ...(settlement && { selectedBalanceSettlementMethod: settlement }),
      customerBillingDetails: { firstName, lastName, address },
    },
    automaticRenewal: automaticRenewal ?? false,
    sendWelcomePack: sendWelcomePack ?? false,
    blackBoxToken: blackBoxToken(),
    ...(notificationSource !== undefined && { notificationSource }),
    ...debitOf(buying),
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

/** Whether everything a monthly payment needs was given, and for this very offer; a reload forgets it (D-046, D-189). */
export function isDebitMissing(buying: Buying): boolean {
  return isMonthly(buying) && givenFor(buying) === undefined
}

function debitOf(buying: Buying): Pick<TakeUpBody, 'bankDetails' | 'creditDeclarations'> {
  const given = givenFor(buying)
  return given ? { bankDetails: given.bankDetails, creditDeclarations: given.creditDeclarations } : {}
}

function givenFor(buying: Buying): DirectDebit | undefined {
  const { given } = useDirectDebit.getState()
  return isMonthly(buying) && given?.outcomeId === buying.outcomeId ? given : undefined
}

const isMonthly = ({ way }: Buying) => way.paymentMethod === 'DIRECT_DEBIT'
