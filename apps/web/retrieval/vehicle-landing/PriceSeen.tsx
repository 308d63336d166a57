import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { aprInWords } from '@milepost/domain/payment/representative-example'
import { formatPence } from '@milepost/domain/values/pence'
import { useOffer, type WayToPay } from '../../offer/offer'
import { planOf } from '../../offer/plan-of'
import { PriceInWords } from '../../resume/aggregator/PriceInWords'
import { type BothWays, priceNow } from '../../resume/aggregator/price-moved'
import { useQuote } from '../../state/quote-state'
import { useResults } from '../../state/results-state'

/** The price that brought the visitor here, what it is today, and what it is worth until the vehicle is known. */
export function PriceSeen() {
  const arrival = useResults((state) => state.arrival)
  const source = useQuote((state) => state.aggregator?.sourceOfBusiness)
  const offer = useOffer()
  if (!arrival) return null
  const now = offer && priceNow(offer)
  return (
    <section className="price-seen" aria-label="The price you saw">
      <p className="price-seen__name">You saw on {comparisonSiteOf(source)?.name ?? 'the comparison site'}</p>
      <p className="price-seen__price">
        <PriceInWords {...arrival} />
      </p>
      {now && hasMoved(arrival, now) && (
        <>
          <p className="price-seen__name">Today it is</p>
          <p className="price-seen__price">
            <PriceInWords {...now} />
          </p>
        </>
      )}
      {offer?.monthly && <p className="price-seen__note figures">{creditInWords(offer.monthly)}</p>}
      <p className="price-seen__note">
        It was worked out for a vehicle like yours. Yours may cost more or less.
      </p>
    </section>
  )
}

/** Whichever way to pay it is seen in: what credit costs is said of today's price, and never beside another. */
function hasMoved(seen: BothWays, now: BothWays): boolean {
  return seen.inFull !== now.inFull || seen.perMonth !== now.perMonth
}

/** A price on credit is never shown without what the credit costs (CONC 3.5). */
function creditInWords(way: WayToPay): string {
  const { upFront, instalments, totalPayable, interest, apr } = planOf(way)
  const rate = interest > 0 ? `, ${aprInWords(apr)} APR` : ''
  return `Monthly is ${formatPence(upFront)} when you buy, then ${instalments} payments, ${formatPence(totalPayable)} in total${rate}.`
}
