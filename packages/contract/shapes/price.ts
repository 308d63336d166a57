import { explainedReasonCodes } from '@milepost/domain/quote/underwriting-reasons'
import { referralStates } from '@milepost/domain/referral/states'
import * as z from 'zod/mini'
import { collectionOptionCode, paymentProvider } from '../fields/customer-fields.ts'
import { outcomeId, quoteReference } from '../fields/identifiers.ts'
import {
  code,
  describedAs,
  expects,
  instant,
  oneOf,
  percent,
  pounds,
  replyObject,
  requestObject,
  text,
  wholeNumber,
  wholePence,
  yesNo,
} from '../fields/primitives.ts'

/** Money in an outcome: pounds with at most two decimals (D-198). */
export const amount = replyObject({ amount: pounds })

/** An optional extra with its price (DAT-25). */
export const addOn = replyObject({
  addOnCode: code,
  addOnDescription: text(500),
  underwrittenDataPointId: outcomeId,
  annualCost: amount,
  monthlyCost: amount,
  selected: yesNo,
})

/** An extra the customer selected; its price is looked up by the id (DAT-26). */
export const selectedAddOn = requestObject({ underwrittenDataPointId: outcomeId, code })

export const MOST_ADD_ONS = 30

/** One payment option (DAT-24). */
export const paymentCollectionOption = replyObject({
  code: collectionOptionCode,
  paymentMethod: oneOf(['DIRECT_DEBIT', 'CARD_PAYMENT']),
  totalAmountPayable: amount,
  interestAmount: amount,
  apr: percent,
  upFrontAmount: amount,
  /** Only if the first instalment differs from the rest (D-205). */
  unequalInstalmentAmount: z.optional(amount),
  standardInstalmentAmount: amount,
  totalAmountOfCredit: amount,
  appliedInstalmentCount: z._default(wholeNumber(0, 99), 11),
  iptAmount: pounds,
  fees: amount,
})

/** A priced line of an option, with the price of protecting the no-claims discount if available (DAT-23). */
export const underwrittenDataPoint = replyObject({
  underwrittenDataPointId: outcomeId,
  underwrittenPrice: replyObject({ fees: amount, iptAmount: amount, grossPremiumAmountIncTax: amount }),
  underwrittenPncbData: z.optional(
    replyObject({
      ncbProtectedAvailable: yesNo,
      impliedProtectedNcbPriceGross: replyObject({ amountIncludingIpt: pounds }),
    }),
  ),
})

/** One offer of an outcome: its price, payment options and terms (DAT-23). */
export const underwrittenOption = replyObject({
  optionId: outcomeId,
  paymentCollectionOptions: z.array(paymentCollectionOption),
  underwrittenExcesses: z.array(replyObject({ excessCode: code, totalAmount: amount })),
  underwrittenEndorsements: z.array(
    replyObject({ endorsementName: text(200), endorsementWording: z.string(expects('text')) }),
  ),
  /** What our underwriter added to this quote, each term as a sentence. Absent on our usual terms. */
  agreedTerms: z.optional(z.array(text(300))),
  underwrittenAddOns: z.array(addOn),
  underwrittenCovers: z.array(underwrittenDataPoint),
  underwrittenDataPoints: z.array(underwrittenDataPoint),
})

/**
 * The state of a referral for its customer. `by` is when we promise to decide while it is open, by when they answer while they are asked,
 * and until when the price is held once it is approved.
 */
const referralStatus = replyObject({
  state: oneOf(referralStates),
  by: z.optional(instant),
})

/** The outcome of a rating (DAT-21). */
export const underwritingOutcome = replyObject({
  underwritingOutcomeResponseId: outcomeId,
  didRefer: yesNo,
  didDecline: yesNo,
  underwrittenOptions: z.array(underwrittenOption),
  /** For a refused quote: the reasons that may be shown to its customer, and whether there are others (END-01). */
  refusal: z.optional(replyObject({ told: z.array(oneOf(explainedReasonCodes)), hasOthers: yesNo })),
  /** For a referred or approved quote: the state of its referral, and when the next step is due. */
  referral: z.optional(referralStatus),
})

/** The rolling 30-day offer alongside an annual quote (DAT-22). */
export const thirtyDayQuoteDetails = replyObject({
  quoteRef: quoteReference,
  showOnly30DayQuote: yesNo,
  thirtyDayUnderwritingOutcome: underwritingOutcome,
})

/** A rated quote (DAT-21), the reply of every rating and re-rating call (D-135, D-137). */
export const results = replyObject({
  quoteReference,
  expiryDate: instant,
  paymentProvider,
  affordabilityCheck: yesNo,
  isLatestFullyPricedQuote: yesNo,
  /** The id of the selected option; absent until one is chosen. */
  selectedOption: z.optional(outcomeId),
  telematicsDeviceProvider: z.optional(text(100)),
  totalCompulsoryExcess: z.optional(pounds),
  thirtyDayQuoteDetails: z.optional(thirtyDayQuoteDetails),
  underwritingOutcome,
})

/** Pounds, positive or negative. */
export const signedPounds = describedAs(
  z.number(expects('an amount in pounds')).check(wholePence),
  'pounds sterling with at most 2 decimals, negative for a reduction',
)

/** One line of an explained price: its subject, in words for the customer, and what it adds or takes off. */
const receiptLine = replyObject({
  kind: oneOf(['base', 'factor', 'minimum', 'tax', 'extra', 'fee']),
  group: oneOf(['start', 'you', 'vehicle', 'use', 'cover', 'charges']),
  title: text(200),
  words: text(300, 0),
  amount: signedPounds,
})

/** Why a price changed from one figure to another; the causes add up to the difference. */
export const priceChange = replyObject({
  before: signedPounds,
  after: signedPounds,
  causes: z.array(replyObject({ title: text(200), words: text(300, 0), amount: signedPounds })),
})

/** The price as a receipt: the lines add up to the total. */
export const priceReceipt = replyObject({
  lines: z.array(receiptLine),
  /** How many factors had no effect; they have no line. */
  unmoved: wholeNumber(0, 1000),
  /** Whose risk the price is based on, if there are several drivers. */
  basedOn: z.optional(text(200)),
  total: signedPounds,
  /** Since the previous price, if there was one. */
  change: z.optional(priceChange),
})

const noClaimsYears = wholeNumber(0, 10)

/** One number of years: its discount, and how many years are left after one, two and three claims in a year. */
const noClaimsStep = replyObject({
  /** Ten means ten or more (D-133). */
  years: noClaimsYears,
  averageDiscountPercent: percent,
  yearsAfterClaims: z.array(noClaimsYears),
  yearsAfterClaimsProtected: z.array(noClaimsYears),
})

/** Must be shown to every customer who is offered protection (Private Motor Insurance Market Investigation Order 2015). */
export const noClaimsScale = replyObject({
  steps: z.array(noClaimsStep),
  /** The cost of protection, for a year and as part of each monthly payment; absent if not available. */
  protection: z.optional(replyObject({ annualCost: amount, monthlyCost: amount })),
})

/** A price on the reminder page (DAT-31): only figures, because the holder of the link has not been checked yet (D-227). */
export const pricingOption = replyObject({
  totalAmountPayable: pounds,
  upFrontAmount: pounds,
  unequalInstalmentAmount: z.optional(pounds),
  standardInstalmentAmount: pounds,
  apr: percent,
})

export const pricingDetails = replyObject({
  monthlyPricingOptions: z.array(pricingOption),
  payInFullPricingOptions: z.array(pricingOption),
})
