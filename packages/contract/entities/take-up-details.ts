import * as z from 'zod/mini'
import { personName } from '../wire/customer-fields'
import { oneOf, pounds } from '../wire/fields'
import { outcomeId, quoteReference } from '../wire/identifiers'
import { sent } from '../wire/objects'
import { collectionOptionCode } from '../wire/payment-fields'
import { addressInput } from './address'

/** Which offer is bought and who pays for it (API-07). Ids only: the price is read from the stored offer. */
export const takeUpDetails = sent({
  underwritingResponseId: outcomeId,
  underwritingOptionId: outcomeId,
  paymentCollectionOptionCode: collectionOptionCode,
  /** Absent when there is nothing to pay now (D-182). */
  selectedBalanceSettlementMethod: z.optional(oneOf(['WALLET', 'CARD'])),
  customerBillingDetails: sent({ firstName: personName, lastName: personName, address: addressInput }),
})

/** The annual quote a 30-day purchase was chosen over, so that its price can be honoured later (API-08, D-210). */
export const annualQuoteReferralDetails = sent({
  quoteReference,
  underwritingOutcomeResponseId: outcomeId,
  underwritingOptionId: outcomeId,
  targetPremium: pounds,
})
