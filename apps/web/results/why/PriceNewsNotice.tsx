import { formatPence, fromPounds, pence } from '@milepost/domain/values/pence'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { getPriceReceipt, type PriceChange } from '../../api/pricing.ts'
import { type Offer, useOffer } from '../../offer/offer.ts'
import { PriceChangeCauses } from '../../offer/PriceChangeCauses.tsx'
import { type PriceNews, type ShownPrice, useResults } from '../../state/results-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './PriceNewsNotice.module.css'

/** The old price, the new one and why. Stays until it is dismissed, also over a reload (AON-07, BUY-14). */
export function PriceNewsNotice({ offer }: { offer: Offer }) {
  usePriceNews()
  const place = useRef<HTMLDivElement>(null)
  useKeepPlace(place)
  const news = useResults((state) => state.priceNews)
  return (
    <div ref={place} className={styles.newsPlace}>
      {news && <News news={news} reference={offer.results.quoteReference} />}
    </div>
  )
}

function News({ news, reference }: { news: PriceNews; reference: string }) {
  const causes = useCauses(reference, news)
  const dismiss = () => {
    useResults.setState({ priceNews: undefined })
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.news} aria-labelledby="news-title">
      <div className={styles.head}>
        <h2 id="news-title" className={styles.title}>
          {newsInWords(news)}
        </h2>
        <button type="button" className={styles.cross} aria-label="Hide this price change" onClick={dismiss}>
          <Icon name="cross" />
        </button>
      </div>
      <Prices news={news} />
      {news.causes && news.causes.length > 0 && <PriceChangeCauses causes={news.causes} />}
      {causes.hasFailed && (
        <p className={styles.retry}>
          We couldn't get what caused it.
          <Button look="quiet" onClick={causes.retry}>
            Try again
          </Button>
        </p>
      )}
    </section>
  )
}

function newsInWords({ before, after }: PriceNews): string {
  const moved = movedBy(before, after)
  if (moved === 0) return 'We priced your quote again: the price is the same'
  return `Your price has gone ${moved > 0 ? 'up' : 'down'} by ${formatPence(pence(Math.abs(moved)))}`
}

function Prices({ news: { before, after } }: { news: PriceNews }) {
  return (
    <dl className={`${styles.prices} ${textStyles.figures}`}>
      {before.inFull !== undefined && after.inFull !== undefined && (
        <div>
          <dt>In full</dt>
          <dd>
            <Was amount={before.inFull} />
            <strong>{inPounds(after.inFull)}</strong>
          </dd>
        </div>
      )}
      {before.monthly && after.monthly && (
        <div>
          <dt>Monthly</dt>
          <dd>
            <Was amount={before.monthly.perMonth} />
            <strong>{inPounds(after.monthly.perMonth)}</strong> a month
          </dd>
        </div>
      )}
    </dl>
  )
}

/** In words, because a line through a figure is not read out. */
function Was({ amount }: { amount: number }) {
  return <span className={styles.was}>was {inPounds(amount)}, now </span>
}

const inPounds = (pounds: number) => formatPence(fromPounds(pounds))

/**
 * Detects that the price differs from the one the customer last saw, for any reason: an extra, a changed answer, a submitted form. The
 * first price of a quote is not a change.
 */
function usePriceNews(): void {
  const offer = useOffer()
  const outcomeId = offer?.results.underwritingOutcome.underwritingOutcomeResponseId
  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome is compared once, when it comes
  useEffect(() => {
    if (!offer) return
    const now = shownPrice(offer)
    const { shownPrice: before } = useResults.getState()
    if (before?.outcomeId === now.outcomeId) return
    useResults.setState({ shownPrice: now, ...(before && { priceNews: { before, after: now } }) })
  }, [outcomeId])
}

/** Fetches why the price changed, and stores it with the news. */
function useCauses(reference: string, news: PriceNews) {
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const { outcomeId } = news.after
  const isWanted = news.causes === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!isWanted) return
    setFailed(undefined)
    const line = new AbortController()
    void getPriceReceipt(reference, line.signal).then((outcome) => {
      if (outcome.kind === 'failed') setFailed(outcomeId)
      if (outcome.kind !== 'explained') return
      const { change } = outcome.receipt
      useResults.setState(({ priceNews }) => (priceNews ? { priceNews: withCauses(priceNews, change) } : {}))
    })
    return () => line.abort()
  }, [reference, outcomeId, isWanted, tries])
  return { hasFailed: failed === outcomeId && isWanted, retry: () => setTries((count) => count + 1) }
}

/** Causes are shown only for the change on the page; they do not explain earlier ones. */
export function withCauses(news: PriceNews, change: PriceChange | undefined): PriceNews {
  const isThis = change?.before === news.before.inFull && change?.after === news.after.inFull
  return { ...news, causes: isThis ? (change?.causes ?? []) : [] }
}

/**
 * Content that grows above the viewport must not move what is being read or clicked. Where the browser has no scroll anchoring, the
 * page is scrolled to compensate.
 */
function useKeepPlace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // Nothing to measure while there is no news: measuring here would force a layout of the whole new page.
    let before = element.hasChildNodes() ? roomOf(element) : 0
    const observer = new ResizeObserver(() => {
      const room = roomOf(element)
      const grown = room - before
      before = room
      const isAbove = element.getBoundingClientRect().bottom - Math.max(grown, 0) <= 0
      if (isAbove && !isAnchored()) window.scrollBy(0, grown)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
}

/** Its height, and the row gap that comes with it. */
function roomOf(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect()
  const gap = element.parentElement && getComputedStyle(element.parentElement).rowGap
  return height === 0 ? 0 : height + (Number.parseFloat(gap ?? '') || 0)
}

function isAnchored(): boolean {
  return CSS.supports('overflow-anchor', 'auto')
}

/** What the customer sees of a price, to compare it with the next one. */
function shownPrice({ results, monthly, inFull }: Offer): ShownPrice {
  return {
    outcomeId: results.underwritingOutcome.underwritingOutcomeResponseId,
    ...(inFull && { inFull: inFull.totalAmountPayable.amount }),
    ...(monthly && {
      monthly: {
        perMonth: monthly.standardInstalmentAmount.amount,
        total: monthly.totalAmountPayable.amount,
      },
    }),
  }
}

/** The change in pence; 0 if either price has no payment in full. */
function movedBy(before: ShownPrice, after: ShownPrice): number {
  if (before.inFull === undefined || after.inFull === undefined) return 0
  return fromPounds(after.inFull) - fromPounds(before.inFull)
}
