import { financeCode, type PaymentOption } from '@milepost/domain/payment/payment-option'
import { totalCompulsoryExcess, totalExcess } from '@milepost/domain/quote/excess'
import type { UnderwrittenOption } from '@milepost/domain/quote/underwritten-option'
import { type Pence, subtract } from '@milepost/domain/values/pence'
import type { Assessment } from '@milepost/pricing/outcome'
import type { NewQuote } from '../quote/ports.ts'

export type SitePrices = { inFull?: Pence; monthly?: MonthlyPrice }

type MonthlyPrice = {
  deposit: Pence
  instalments: number
  firstInstalment: Pence
  instalment: Pence
  totalPayable: Pence
  /** Per cent, one decimal. */
  apr: number
}

/** The reply to a comparison site. Stored as it was sent, so it holds only values that survive JSON. */
export type SiteAnswer = {
  outcome: 'offered' | 'referred' | 'declined'
  quoteReference: string
  /** An instant in ISO 8601. */
  expires: string
  isIndication: boolean
  offer?: SiteOffer
  assumed: readonly { field: string; words: string }[]
  link?: string
}

type SiteOffer = {
  prices: SitePrices
  thirtyDay?: { quoteReference: string; prices: SitePrices }
  excesses: { compulsory: Pence; voluntary: Pence; total: Pence }
  breakdown?: { price: Pence; prices: SitePrices }
}

type Option = UnderwrittenOption<PaymentOption>

/** The one offer of a new quote; undefined when there is none. */
export function offerOf(assessment: Assessment): Option | undefined {
  return assessment.kind === 'offered' ? assessment.outcome.options[0] : undefined
}

/** Gives no reason for a quote that is not offered: a site that tries many risks in turn could infer the rules. */
export function outcomeOf({ status }: Pick<NewQuote, 'status'>): SiteAnswer['outcome'] {
  return status === 'declined' || status === 'referred' ? status : 'offered'
}

export function siteOffer(
  option: Option,
  { paired, withBreakdown }: { paired: NewQuote | undefined; withBreakdown: Breakdown | undefined },
): SiteOffer {
  const compulsory = totalCompulsoryExcess(option.excesses)
  const total = totalExcess(option.excesses)
  const short = paired && offerOf(paired.first.assessment)
  return {
    prices: pricesOf(option),
    ...(paired && short && { thirtyDay: { quoteReference: paired.reference, prices: pricesOf(short) } }),
    excesses: { compulsory, voluntary: subtract(total, compulsory), total },
    ...(withBreakdown && {
      breakdown: { price: withBreakdown.price, prices: pricesOf(withBreakdown.option) },
    }),
  }
}

/** Breakdown cover that was requested and is available: its cost, and the offer with it. */
export type Breakdown = { price: Pence; option: Option }

export function pricesOf({ paymentOptions }: Option): SitePrices {
  const prices: SitePrices = {}
  for (const paymentOption of paymentOptions) {
    if (paymentOption.code !== financeCode) prices.inFull = paymentOption.totalPayable
    else
      prices.monthly = {
        deposit: paymentOption.plan.upFront,
        instalments: paymentOption.plan.instalments,
        firstInstalment: paymentOption.plan.first,
        instalment: paymentOption.plan.standard,
        totalPayable: paymentOption.plan.totalPayable,
        apr: paymentOption.plan.apr,
      }
  }
  return prices
}
