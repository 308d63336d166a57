import { type CollectionCode, dueNow, type PaymentOption } from '@milepost/domain/payment/payment-option'
import type { Pence } from '@milepost/domain/values/pence'
import type { OpenQuote } from '../../quote/open-quote.ts'
import type { PricedVersion } from '../../quote/ports.ts'

/** An offer as a caller names it: by ids from an earlier reply (safety K1). */
export type NamedOffer = { outcomeId: string; optionId: string; collectionCode: CollectionCode }

export type PurchasedOffer = { optionId: string; paymentOption: PaymentOption; due: Pence }

/** The named offer at its stored price; none when the quote has moved on. */
export function namedOffer({ current }: OpenQuote, named: NamedOffer): PurchasedOffer | undefined {
  if (current.outcomeId !== named.outcomeId) return undefined
  const option = current.assessment.outcome.options.find(({ optionId }) => optionId === named.optionId)
  const paymentOption = option?.paymentOptions.find(({ code }) => code === named.collectionCode)
  return option && paymentOption && { optionId: option.optionId, paymentOption, due: dueNow(paymentOption) }
}

/** For a caller that names no offer: the only one with exactly this amount due now, if there is one. */
export function offerAt({ current }: OpenQuote, amount: Pence): PurchasedOffer | undefined {
  const offers = current.assessment.outcome.options.flatMap(({ optionId, paymentOptions }) =>
    paymentOptions.map((paymentOption) => ({ optionId, paymentOption, due: dueNow(paymentOption) })),
  )
  const [only, another] = offers.filter(({ due }) => due === amount)
  return another === undefined ? only : undefined
}

/** The payment option of an attempt or a policy, at the price it was bought at. */
export function purchasedOption(
  { assessment }: Pick<PricedVersion, 'assessment'>,
  chosen: { optionId: string; collectionCode: CollectionCode },
): PaymentOption | undefined {
  if (assessment.kind === 'not-offered') return undefined
  return assessment.outcome.options
    .find(({ optionId }) => optionId === chosen.optionId)
    ?.paymentOptions.find(({ code }) => code === chosen.collectionCode)
}
