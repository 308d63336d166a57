import type { Parsed } from '@milepost/contract/call'
import type { takeUpQuoteV2 } from '@milepost/contract/calls/payment'
import { SESSION_PAYING_MINUTES } from '@milepost/domain/quote/time-limits'
import { isMaskedEmail } from '@milepost/domain/values/masked'
import { fromPounds } from '@milepost/domain/values/pence'
import { crashpoint } from '../../platform/crashpoint.ts'
import { providerProblem, type Refusal } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import { quoteRefusal } from '../../quote/refusals.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import type { NamedOffer } from '../attempt/purchased-offer.ts'
import { notPaid, underWay, unfitRefusal, voidedRefusal } from '../attempt/refusals.ts'
import { purchaseAnswer } from './purchase-answer.ts'
import type { AskedPurchase } from './purchase-request.ts'
import type { TakenUp } from './take-up-quote.ts'

type TakeUpBody = Parsed<typeof takeUpQuoteV2>['body']

/** The purchase request as both calls send it: ids, choices and the account, but no price (API-07). */
export type PurchaseDto = Pick<
  TakeUpBody,
  | 'coverStartDate'
  | 'takeUpDetails'
  | 'automaticRenewal'
  | 'bankDetails'
  | 'creditDeclarations'
  | 'blackBoxToken'
  | 'notificationSource'
  | 'sendWelcomePack'
  | 'annualQuoteReferralDetails'
>

export function offerOf({ takeUpDetails }: PurchaseDto): NamedOffer {
  return {
    outcomeId: takeUpDetails.underwritingResponseId,
    optionId: takeUpDetails.underwritingOptionId,
    collectionCode: takeUpDetails.paymentCollectionOptionCode,
  }
}

export function fromPurchaseDto(sent: PurchaseDto, saveCard: boolean, email?: string): AskedPurchase {
  const { customerBillingDetails: payer, selectedBalanceSettlementMethod } = sent.takeUpDetails
  const { line1, line2, line3, postcode } = payer.address
  const referral = sent.annualQuoteReferralDetails
  return {
    coverStartDate: sent.coverStartDate,
    automaticRenewal: sent.automaticRenewal,
    sendWelcomePack: sent.sendWelcomePack,
    saveCard,
    settlement: selectedBalanceSettlementMethod,
    billing: {
      firstName: payer.firstName,
      lastName: payer.lastName,
      // A masked email is not an address; the quote has the full one (safety T23).
      email: isMaskedEmail(email) ? undefined : email,
      address: { line1, line2, line3, postcode },
    },
    acceptedOn: sent.creditDeclarations?.acceptedOn,
    blackBoxToken: sent.blackBoxToken,
    notificationSource: sent.notificationSource,
    chosenOver: referral && {
      reference: referral.quoteReference,
      outcomeId: referral.underwritingOutcomeResponseId,
      optionId: referral.underwritingOptionId,
      targetPremium: fromPounds(referral.targetPremium),
    },
    account: sent.bankDetails && { ...sent.bankDetails, bankName: sent.bankDetails.bankName },
  }
}

/** The reply may omit its documents: the customer waits no longer than this for them (take-up, step 8). */
const DOCUMENT_PATIENCE = 3_000

/** A purchase raises trust; the page after it may stay open for longer than others (D-048). */
export const payingSession = { session: { idleMinutes: SESSION_PAYING_MINUTES } } as const

export type TakeUpSettings = {
  /** Starts the jobs that were just committed. */
  poke: () => void
  documentPatienceMs?: number
}

/** The reply to a purchase, for every call that makes one. */
export async function purchaseReply(outcome: TakenUp, ports: PaymentPorts & TakeUpSettings) {
  ports.poke()
  if (outcome.kind === 'checking') return answer(202, { status: 'CHECKING' as const })
  if (outcome.kind !== 'bought') return refusal(outcome)
  const { documents, ...purchase } = await purchaseAnswer(
    outcome.policy,
    ports.policies,
    ports.documentPatienceMs ?? DOCUMENT_PATIENCE,
  )
  crashpoint('takeup.beforeReply')
  return answer(200, { ...purchase, documents: [...documents] })
}

function refusal(why: Exclude<TakenUp, { kind: 'bought' | 'checking' }>): Refusal {
  switch (why.kind) {
    case 'not-paid':
      return notPaid(why.failure)
    case 'under-way':
      return underWay()
    case 'released':
      return voidedRefusal(why.because)
    case 'unfit':
      return unfitRefusal(why)
    case 'failed':
      return providerProblem('card payment service', why)
    default:
      return quoteRefusal(why, ({ field }) => field)
  }
}
