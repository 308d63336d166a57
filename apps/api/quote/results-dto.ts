import type {
  paymentCollectionOption,
  results,
  underwritingOutcome,
  underwrittenDataPoint,
  underwrittenOption,
} from '@milepost/contract/shapes/price'
import type { CardPage } from '@milepost/domain/payment/card-page'
import { hasUnequalFirst } from '@milepost/domain/payment/instalment-plan'
import { asksAffordability, type PaymentOption } from '@milepost/domain/payment/payment-option'
import type { AddOn } from '@milepost/domain/quote/add-ons'
import { totalCompulsoryExcess } from '@milepost/domain/quote/excess'
import { type Price, priceHoldingTax } from '@milepost/domain/quote/price'
import { refusalInWords } from '@milepost/domain/quote/underwriting-reasons'
import type { Outcome, PricedCover, UnderwrittenOption } from '@milepost/domain/quote/underwritten-option'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatInstant } from '@milepost/domain/values/london-time'
import { type Pence, pence, toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import { isFullyPriced, type PricedQuote } from './priced-quote.ts'
import { referralStatusOf } from './referral-status.ts'

/** Which card page the customers of a journey are sent to (D-195). */
export type ResultsSettings = { cardPage: (journey: JourneyId) => CardPage }

/** The reply of every rating call (DAT-21, D-137). */
export function resultsDto(
  { quote, thirtyDay, deviceProvider }: PricedQuote,
  { cardPage }: ResultsSettings,
): z.output<typeof results> {
  const { assessment } = quote.current
  const [option] = assessment.kind === 'offered' ? assessment.outcome.options : []
  return {
    quoteReference: quote.reference,
    expiryDate: formatInstant(quote.expiresAt),
    paymentProvider: cardPage(quote.journey),
    affordabilityCheck: asksAffordability(option?.paymentOptions ?? []),
    isLatestFullyPricedQuote: isFullyPriced(quote.current),
    ...(option && {
      selectedOption: option.optionId,
      totalCompulsoryExcess: toPounds(totalCompulsoryExcess(option.excesses)),
    }),
    ...(deviceProvider !== undefined && { telematicsDeviceProvider: deviceProvider }),
    ...(thirtyDay && {
      thirtyDayQuoteDetails: {
        quoteRef: thirtyDay.quote.reference,
        showOnly30DayQuote: thirtyDay.isOnlyMonthlyOption,
        thirtyDayUnderwritingOutcome: outcomeDto(thirtyDay.quote.current.assessment.outcome),
      },
    }),
    underwritingOutcome: {
      ...outcomeDto(assessment.outcome),
      ...refusalOf(assessment),
      ...referralOf(quote),
    },
  }
}

/** With a whole quote only: what-if prices show yes or no, so that they cannot be used to find our limits (END-01). */
function refusalOf({ outcome }: PricedQuote['quote']['current']['assessment']) {
  if (outcome.kind === 'offered') return {}
  const { told, hasOthers } = refusalInWords(outcome.reasons)
  return { refusal: { told: [...told], hasOthers } }
}

/** For its own customer only, like the reasons. */
function referralOf(quote: PricedQuote['quote']) {
  const status = referralStatusOf(quote)
  if (status === undefined) return {}
  const { state, by } = status
  return { referral: { state, ...(by && { by: formatInstant(by) }) } }
}

const amount = (money: Pence) => ({ amount: toPounds(money) })
const nothing = pence(0)

/** The outcome of a rating in JSON, in pounds (DAT-21). Reasons are left out (END-01). */
export function outcomeDto(outcome: Outcome<PaymentOption>): z.output<typeof underwritingOutcome> {
  return {
    underwritingOutcomeResponseId: outcome.outcomeId,
    didRefer: outcome.kind === 'referred',
    didDecline: outcome.kind === 'declined',
    underwrittenOptions: outcome.kind === 'offered' ? outcome.options.map(option) : [],
  }
}

function option(offer: UnderwrittenOption<PaymentOption>): z.output<typeof underwrittenOption> {
  return {
    optionId: offer.optionId,
    paymentCollectionOptions: offer.paymentOptions.map(paymentOptionDto),
    underwrittenExcesses: offer.excesses.map((excess) => ({
      excessCode: excess.code,
      totalAmount: amount(excess.amount),
    })),
    underwrittenEndorsements: offer.endorsements.map(({ name, wording }) => ({
      endorsementName: name,
      endorsementWording: wording,
    })),
    ...(offer.agreedTerms && { agreedTerms: [...offer.agreedTerms.forCustomer] }),
    underwrittenAddOns: offer.addOns.map(addOn),
    underwrittenCovers: [cover(offer.cover)],
    underwrittenDataPoints: [
      cover(offer.cover),
      ...offer.addOns.filter(({ selected }) => selected).map(pricedAddOn),
    ],
  }
}

function cover({
  dataPointId,
  price,
  noClaimsProtection,
}: PricedCover): z.output<typeof underwrittenDataPoint> {
  return {
    underwrittenDataPointId: dataPointId,
    underwrittenPrice: priceDto(price),
    ...(noClaimsProtection.kind === 'available' && {
      underwrittenPncbData: {
        ncbProtectedAvailable: true,
        impliedProtectedNcbPriceGross: { amountIncludingIpt: toPounds(noClaimsProtection.impliedPrice) },
      },
    }),
  }
}

function addOn({ code, description, dataPointId, annualCost, monthlyCost, selected }: AddOn) {
  return {
    addOnCode: code,
    addOnDescription: description,
    underwrittenDataPointId: dataPointId,
    annualCost: amount(annualCost),
    monthlyCost: amount(monthlyCost),
    selected,
  }
}

function pricedAddOn({ dataPointId, annualCost }: AddOn): z.output<typeof underwrittenDataPoint> {
  return {
    underwrittenDataPointId: dataPointId,
    underwrittenPrice: priceDto(priceHoldingTax(annualCost)),
  }
}

function priceDto(price: Price) {
  return {
    fees: amount(price.fee),
    iptAmount: amount(price.ipt),
    grossPremiumAmountIncTax: amount(price.gross),
  }
}

/** A card pays in full: there is no credit and nothing more to pay (DAT-24). */
function paymentOptionDto(paymentOption: PaymentOption): z.output<typeof paymentCollectionOption> {
  // The spread comes last: followed by properties it makes a new hidden class at every call, which slows every reader.
  const common = {
    code: paymentOption.code,
    paymentMethod: paymentOption.method,
    totalAmountPayable: amount(paymentOption.totalPayable),
    iptAmount: toPounds(paymentOption.ipt),
    fees: amount(paymentOption.fee),
  }
  if (paymentOption.method === 'CARD_PAYMENT')
    return {
      interestAmount: amount(nothing),
      apr: 0,
      upFrontAmount: amount(paymentOption.totalPayable),
      standardInstalmentAmount: amount(nothing),
      totalAmountOfCredit: amount(nothing),
      appliedInstalmentCount: 0,
      ...common,
    }
  const { plan } = paymentOption
  return {
    interestAmount: amount(plan.interest),
    apr: plan.apr,
    upFrontAmount: amount(plan.upFront),
    ...(hasUnequalFirst(plan) && { unequalInstalmentAmount: amount(plan.first) }),
    standardInstalmentAmount: amount(plan.standard),
    totalAmountOfCredit: amount(plan.credit),
    appliedInstalmentCount: plan.instalments,
    ...common,
  }
}
