import type { Parsed } from '@milepost/contract/call'
import type { takeUpQuoteV2 } from '@milepost/contract/calls/payment/take-up-quote'
import { isMaskedEmail } from '@milepost/domain/values/masked'
import { fromPounds } from '@milepost/domain/values/pence'
import type { NamedOffer } from '../../actions/payment/bought-offer'
import type { AskedPurchase } from '../../actions/payment/wanted'

type TakeUpBody = Parsed<typeof takeUpQuoteV2>['body']

/** What is wanted, as both calls send it: ids, choices and the account, and no price (API-07). */
export type SentPurchase = Pick<
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

export function offerOf({ takeUpDetails }: SentPurchase): NamedOffer {
  return {
    outcomeId: takeUpDetails.underwritingResponseId,
    optionId: takeUpDetails.underwritingOptionId,
    collectionCode: takeUpDetails.paymentCollectionOptionCode,
  }
}

export function purchaseOf(sent: SentPurchase, saveCard: boolean, email?: string): AskedPurchase {
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
      // Known to the quote; half an address is nobody's (safety T23).
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
