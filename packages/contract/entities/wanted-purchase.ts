import * as z from 'zod/mini'
import { date } from '../wire/dates'
import { oneOf, text, yesNo } from '../wire/fields'
import { sent } from '../wire/objects'
import { bankDetails } from './bank-details'
import { annualQuoteReferralDetails, takeUpDetails } from './take-up-details'

const yes = oneOf(['yes'])

/** What a customer who pays monthly has agreed to (DDM-14 to DDM-21); none of it may be missing when credit is given. */
export const creditDeclarations = sent({
  premiumFinance: yes,
  affordableLending: yes,
  isAccountHolder: yes,
  isOnlySignatoryRequired: yes,
  detailsCorrect: z.literal(true, { error: 'Send true' }),
  /** The day the credit agreement was accepted; its figures hold to the end of the next day (CON-29, D-190). */
  acceptedOn: date,
})

/**
 * What is bought and how, beside the payment itself. It comes with the intent as well as with the take-up: a customer whose browser
 * dies after paying then still gets the policy (safety K8).
 */
export const wantedPurchase = {
  coverStartDate: date,
  takeUpDetails,
  automaticRenewal: yesNo,
  bankDetails: z.optional(bankDetails),
  creditDeclarations: z.optional(creditDeclarations),
  /** Empty when the browser has none, and for comparison-site quotes (D-209). */
  blackBoxToken: z._default(text(8192, 0), ''),
  notificationSource: z.optional(text(60, 0)),
  sendWelcomePack: z._default(yesNo, false),
  annualQuoteReferralDetails: z.optional(annualQuoteReferralDetails),
}
