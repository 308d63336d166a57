/** What a rating for thirty days came to, as it travels (DAT-22). */
type ThirtyDayOutcome<Option> = {
  didRefer: boolean
  didDecline: boolean
  underwrittenOptions: readonly Option[]
}

type Priced = { code: string; totalAmountPayable: { amount: number } }

/** The collection code that only thirty days at a time are paid by (RES-16). */
const SHORT_TERM_CARD = 'SHORT_TERM_CARD_PAYMENT_V1'

/**
 * The thirty-day offer that can be bought: its option and the one way to pay it. None when there was no such rating, when it came to
 * no offer, or when the short-term card option or its price is missing (SUB-01, D-170).
 */
export function subscriptionOffer<
  Way extends Priced,
  Option extends { paymentCollectionOptions: readonly Way[] },
>(
  outcome: ThirtyDayOutcome<Option> | undefined,
): { option: Option; way: Option['paymentCollectionOptions'][number] } | undefined {
  if (outcome === undefined || outcome.didRefer || outcome.didDecline) return undefined
  for (const option of outcome.underwrittenOptions) {
    const way = option.paymentCollectionOptions.find(({ code }) => code === SHORT_TERM_CARD)
    if (way && way.totalAmountPayable.amount > 0) return { option, way }
  }
  return undefined
}
