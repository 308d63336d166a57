import * as z from 'zod/mini'
import { oneOf, percent, pounds, wholeNumber } from '../wire/fields'
import { given } from '../wire/objects'
import { collectionOptionCode } from '../wire/payment-fields'
import { amount } from './amount'

/** One way to pay an option's price (DAT-24). */
export const paymentCollectionOption = given({
  code: collectionOptionCode,
  paymentMethod: oneOf(['DIRECT_DEBIT', 'CARD_PAYMENT']),
  totalAmountPayable: amount,
  interestAmount: amount,
  apr: percent,
  upFrontAmount: amount,
  /** Only when the first instalment differs from the rest (D-205). */
  unequalInstalmentAmount: z.optional(amount),
  standardInstalmentAmount: amount,
  totalAmountOfCredit: amount,
  appliedInstalmentCount: z._default(wholeNumber(0, 99), 11),
  iptAmount: pounds,
  fees: amount,
})
