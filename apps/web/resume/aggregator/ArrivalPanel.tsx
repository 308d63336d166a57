import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { isAnythingLeft } from '@milepost/domain/journeys/left-to-check'
import { type RefObject, useEffect, useRef } from 'react'
import type { Offer } from '../../offer/offer'
import { confirmAssumed, useQuote } from '../../state/quote-state'
import { useResults } from '../../state/results-state'
import { ArrivalPrices } from './ArrivalPrices'
import { AssumedAnswers } from './AssumedAnswers'
import { ARRIVAL, showArrival } from './arrival-place'
import { Consents } from './Consents'
import { NothingLeft } from './NothingLeft'
import { OpenAnswers } from './OpenAnswers'
import { movedSince, priceNow } from './price-moved'
import { useLeftToCheck } from './use-left-to-check'

type ArrivalPanelProps = {
  /** Left out where another price is on the page than the one that was clicked. */
  offer?: Offer
}

/**
 * For whoever comes from a comparison site, or renews a policy that was never asked a question: what they clicked and what it costs now, and only what is missing, assumed or at odds
 * with another answer. Once nothing is left it is one line (AGG-11).
 */
export function ArrivalPanel({ offer }: ArrivalPanelProps) {
  const left = useLeftToCheck()
  const arrival = useResults((state) => state.arrival)
  const source = useQuote((state) => state.aggregator?.sourceOfBusiness)
  const isFromPolicy = useQuote((state) => state.isFromPolicy === true)
  const panel = useRef<HTMLElement>(null)
  useKeepFocus(panel, left)
  if (left === undefined) return null
  const site = isFromPolicy ? undefined : (comparisonSiteOf(source)?.name ?? 'the comparison site')
  const title = site === undefined ? 'Your answers' : `Your quote from ${site}`
  // A list that was read to its end goes away above the customer: they are shown what is left.
  const confirm = () => {
    confirmAssumed()
    showArrival()
  }
  const isLeft = isAnythingLeft(left)
  const hasMoved = offer && arrival && movedSince(arrival, priceNow(offer)) !== 0
  return (
    <section ref={panel} id={ARRIVAL} tabIndex={-1} className="arrival" aria-label={title}>
      {isLeft && <h2 className="arrival__title">{title}</h2>}
      {site !== undefined && offer && arrival && (isLeft || hasMoved) && (
        <ArrivalPrices offer={offer} arrival={arrival} site={site} />
      )}
      {left.open.length > 0 && (
        <div>
          <h3 className="arrival__ask">We still need this from you</h3>
          <OpenAnswers answers={left.open} />
        </div>
      )}
      {left.assumed.length > 0 && <AssumedAnswers site={site} answers={left.assumed} onConfirm={confirm} />}
      {left.consents.length > 0 && <Consents consents={left.consents} />}
      {!isLeft && <NothingLeft site={site} isSamePrice={offer && arrival && !hasMoved} />}
    </section>
  )
}

/** What was pressed goes away with its question: the focus is not lost with it, but stays in the panel. */
function useKeepFocus(panel: RefObject<HTMLElement | null>, left: unknown): void {
  const before = useRef(left)
  useEffect(() => {
    if (before.current === left) return
    before.current = left
    // A dialog that closes with it still gives the focus back, to what is no longer there.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [panel, left])
}
