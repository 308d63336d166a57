import * as z from 'zod/mini'
import {
  accountNumber,
  collectionOptionCode,
  email,
  personName,
  phoneNumber,
  postcode,
  sortCode,
} from '../fields/customer-fields.ts'
import { outcomeId, quoteReference } from '../fields/identifiers.ts'
import { date, oneOf, pattern, pounds, requestObject, text, yesNo } from '../fields/primitives.ts'
import { addressInput } from './lookup.ts'

/** Contact details, and the channels on which offers may be sent (DAT-27). Consent is never assumed from a missing field. */
export const contactDetails = requestObject({
  contactEmail: email,
  contactPhoneNumber: phoneNumber,
  marketingPreferenceSms: yesNo,
  marketingPreferenceEmail: yesNo,
  marketingPreferencePhone: yesNo,
  sendPolicyDocumentsByPost: z._default(yesNo, false),
  /** Also sent outside these; that one wins (D-165). */
  annualIncome: z.optional(pounds),
})

/** The account of a direct debit (DAT-29). Sent at take-up only, never returned (D-046). */
export const bankDetails = requestObject({
  sortCode,
  accountNumber,
  bankName: z.optional(text(100)),
  /** A whole name: first and last, with the space between them. */
  accountHolder: text(101),
  accountHolderAddress: text(200),
  accountHolderPostcode: postcode,
})

/** Which offer is purchased and who pays (API-07). Only ids: the price is read from the stored offer. */
export const takeUpDetails = requestObject({
  underwritingResponseId: outcomeId,
  underwritingOptionId: outcomeId,
  paymentCollectionOptionCode: collectionOptionCode,
  /** Absent if there is nothing to pay now (D-182). */
  selectedBalanceSettlementMethod: z.optional(oneOf(['WALLET', 'CARD'])),
  customerBillingDetails: requestObject({
    firstName: personName,
    lastName: personName,
    address: addressInput,
  }),
})

/** The annual quote that a 30-day purchase was chosen over, so that its price can be honoured later (API-08, D-210). */
export const annualQuoteReferralDetails = requestObject({
  quoteReference,
  underwritingOutcomeResponseId: outcomeId,
  underwritingOptionId: outcomeId,
  targetPremium: pounds,
})

const yesOnly = oneOf(['yes'])

/** The declarations of a customer who pays monthly (DDM-14 to DDM-21); all are required for credit. */
export const creditDeclarations = requestObject({
  premiumFinance: yesOnly,
  affordableLending: yesOnly,
  isAccountHolder: yesOnly,
  isOnlySignatoryRequired: yesOnly,
  detailsCorrect: z.literal(true, { error: 'Send true' }),
  /** The day the credit agreement was accepted; its figures are valid until the end of the next day (CON-29, D-190). */
  acceptedOn: date,
})

/**
 * The purchase without the payment itself. Sent with the intent as well as with the take-up, so that a customer whose browser
 * dies after paying still gets the policy (safety K8).
 */
export const purchaseRequest = {
  coverStartDate: date,
  takeUpDetails,
  automaticRenewal: yesNo,
  bankDetails: z.optional(bankDetails),
  creditDeclarations: z.optional(creditDeclarations),
  /** Empty if the browser has none, and for comparison-site quotes (D-209). */
  blackBoxToken: z._default(text(8192, 0), ''),
  notificationSource: z.optional(text(60, 0)),
  sendWelcomePack: z._default(yesNo, false),
  annualQuoteReferralDetails: z.optional(annualQuoteReferralDetails),
}

/**
 * A path of this site or a full http URL, without anything a browser would read as another host: no second slash, backslash,
 * space or user name. The action, which knows our origin, checks that a full URL has it (D-197).
 */
const returnAddress = pattern(
  /^(?:\/(?![/\\])|https?:\/\/(?![/\\])[A-Za-z0-9.:[\]-]{1,255}(?:\/|$))[^\s\\\p{Cc}]{0,1000}$/u,
  'a return address of this site',
)

/** The details of a payment intent (API-05). The amount is compared with the stored price and never charged as sent (D-198). */
export const paymentDetails = requestObject({
  clientReturnURL: returnAddress,
  saveCard: yesNo,
  currencyCode: oneOf(['GBP']),
  amount: pounds,
  billingAddress: addressInput,
  cardHolderDetails: requestObject({
    firstName: personName,
    lastName: personName,
    /** Left out if a restored quote has it masked (safety T23). */
    email: z.optional(email),
  }),
})
