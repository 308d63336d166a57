import { dueNow } from '@milepost/domain/payment/due-now'
import type { BoughtOffer } from '../payment/purchased-offer'
import type { Policy } from '../policy/ports'
import type { OpenQuote } from '../quote/open-quote'

/** The offer that was bought before, at its price of now. */
export function offerLike({ current }: OpenQuote, { collectionCode }: Policy): BoughtOffer | undefined {
  const [option] = current.assessment.outcome.options
  const way = option?.paymentOptions.find(({ code }) => code === collectionCode)
  return option && way && { optionId: option.optionId, way, due: dueNow(way) }
}
