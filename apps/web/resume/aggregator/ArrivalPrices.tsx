import { formatDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence, pence } from '@milepost/domain/values/pence'
import type { Offer } from '../../offer/offer'
import { Causes } from '../../offer/PriceChangeCauses'
import type { ArrivalPrice } from '../../state/results-state'
import { PriceInWords } from './PriceInWords'
import { movedSince, priceNow } from './price-moved'
import { useArrivalCauses } from './use-arrival-causes'

type ArrivalPricesProps = { offer: Offer; arrival: ArrivalPrice; site: string }

/** The price that was clicked, the price there is now, and why they are not the same when they are not. */
export function ArrivalPrices({ offer, arrival, site }: ArrivalPricesProps) {
  const { quoteReference, underwritingOutcome } = offer.results
  const now = priceNow(offer)
  useArrivalCauses(quoteReference, arrival, now.inFull)
  const moved = movedSince(arrival, now)
  const isOwnDoing = underwritingOutcome.underwritingOutcomeResponseId !== arrival.outcomeId
  const { causes = [] } = arrival
  return (
    <div>
      <dl className="arrival__prices">
        {moved !== 0 && (
          <div>
            <dt>You saw on {site}</dt>
            <dd>
              <PriceInWords {...arrival} />
            </dd>
          </div>
        )}
        <div>
          <dt>{moved === 0 ? `Your price, as you saw it on ${site}` : 'Your price now'}</dt>
          <dd>
            <PriceInWords {...now} />
          </dd>
        </div>
      </dl>
      {moved !== 0 && (
        <p className="arrival__note">
          That is {formatPence(pence(Math.abs(moved)))} {moved > 0 ? 'more' : 'less'} in full.{' '}
          {isOwnDoing ? 'It is with the changes you have made since.' : whyInWords(causes, arrival.at)}
        </p>
      )}
      {moved !== 0 && !isOwnDoing && causes.length > 0 && <Causes causes={causes} />}
    </div>
  )
}

/** What moved it, where the receipt says so; else only what is certain. */
function whyInWords(causes: readonly unknown[], at: string): string {
  if (causes.length > 0) return 'This is why:'
  return `The price you saw was worked out on ${formatDate(londonDate(new Date(at)))}, and we worked it out again when you came here.`
}
