import { longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence, fromPounds, pence } from '@milepost/domain/values/pence'
import { useEffect } from 'react'
import { getPriceReceipt, type PriceChange } from '../../api/pricing.ts'
import type { Offer } from '../../offer/offer.ts'
import { PriceChangeCauses } from '../../offer/PriceChangeCauses.tsx'
import { type ArrivalPrice, useResults } from '../../state/results-state.ts'
import textStyles from '../../ui/text.module.css'
import styles from './ArrivalPrices.module.css'

type ArrivalPricesProps = { offer: Offer; arrival: ArrivalPrice; site: string }

/** The price that was clicked, the price now, and why they differ if they do. */
export function ArrivalPrices({ offer, arrival, site }: ArrivalPricesProps) {
  const { quoteReference, underwritingOutcome } = offer.results
  const now = priceNow(offer)
  useArrivalCauses(quoteReference, arrival, now.inFull)
  const moved = movedSince(arrival, now)
  const isOwnDoing = underwritingOutcome.underwritingOutcomeResponseId !== arrival.outcomeId
  const { causes = [] } = arrival
  return (
    <div>
      <dl className={styles.prices}>
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
        <p className={styles.note}>
          That is {formatPence(pence(Math.abs(moved)))} {moved > 0 ? 'more' : 'less'} in full.{' '}
          {isOwnDoing ? "This includes the changes you've made." : whyInWords(causes, arrival.at)}
        </p>
      )}
      {moved !== 0 && !isOwnDoing && causes.length > 0 && <PriceChangeCauses causes={causes} />}
    </div>
  )
}

/** The causes, if the receipt gives them; otherwise only what is certain. */
function whyInWords(causes: readonly unknown[], at: string): string {
  if (causes.length > 0) return "Here's why:"
  return `The price you saw was calculated on ${longDate(londonDate(new Date(at)))}. We recalculated it when you came here.`
}

/** Both payment options in one line. */
export function PriceInWords({ inFull, perMonth }: BothPrices) {
  return (
    <span className={`${styles.figures} ${textStyles.figures}`}>
      {inFull !== undefined && (
        <span>
          <strong>{formatPence(fromPounds(inFull))}</strong> in full
        </span>
      )}
      {perMonth !== undefined && (
        <span>
          {inFull !== undefined && 'or '}
          <strong>{formatPence(fromPounds(perMonth))}</strong> a month
        </span>
      )}
    </span>
  )
}

/** A price for both payment options, in pounds. */
export type BothPrices = { inFull?: number | undefined; perMonth?: number | undefined }

export function priceNow({ inFull, monthly }: Pick<Offer, 'inFull' | 'monthly'>): BothPrices {
  return {
    inFull: inFull?.totalAmountPayable.amount,
    perMonth: monthly?.standardInstalmentAmount.amount,
  }
}

/** The change of the price in full since it was clicked, in pence; 0 if either is unknown. */
export function movedSince(shown: Pick<ArrivalPrice, 'inFull'>, now: BothPrices): number {
  if (shown.inFull === undefined || now.inFull === undefined) return 0
  return fromPounds(now.inFull) - fromPounds(shown.inFull)
}

/** Fetches once why the price differs from the one clicked, and stores it with that price. */
function useArrivalCauses(reference: string, arrival: ArrivalPrice, inFullNow: number | undefined) {
  const { outcomeId, inFull, causes } = arrival
  const isNow = useResults(
    ({ results }) => results?.underwritingOutcome.underwritingOutcomeResponseId === outcomeId,
  )
  const isWanted = causes === undefined && isNow && inFull !== undefined && inFull !== inFullNow
  useEffect(() => {
    if (!isWanted) return
    const line = new AbortController()
    void getPriceReceipt(reference, line.signal).then((outcome) => {
      // Without a reply no cause is shown: the page explains the whole price further down.
      if (outcome.kind !== 'explained') return
      const { change } = outcome.receipt
      const isThis = change?.before === inFull && change?.after === inFullNow
      saveCauses(outcomeId, isThis ? (change?.causes ?? []) : [])
    })
    return () => line.abort()
  }, [isWanted, reference, outcomeId, inFull, inFullNow])
}

function saveCauses(outcomeId: string, causes: PriceChange['causes']): void {
  useResults.setState(({ arrival }) =>
    arrival?.outcomeId === outcomeId ? { arrival: { ...arrival, causes } } : {},
  )
}
