import { formatPence, fromPounds, pence } from '@milepost/domain/values/pence'
import { useRef } from 'react'
import type { Offer } from '../../offer/offer'
import { Causes } from '../../offer/PriceChangeCauses'
import { type PriceNews, useResults } from '../../state/results-state'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { movedBy } from './shown-price'
import { useCauses } from './use-causes'
import { useKeepPlace } from './use-keep-place'
import { usePriceNews } from './use-price-news'

/** What the price was, what it is and why: stays until it is put away, over a reload too (AON-07, BUY-14). */
export function PriceNewsNotice({ offer }: { offer: Offer }) {
  usePriceNews()
  const place = useRef<HTMLDivElement>(null)
  useKeepPlace(place)
  const news = useResults((state) => state.priceNews)
  return (
    <div ref={place} className="news-place">
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
    <section className="news" aria-labelledby="news-title">
      <div className="news__head">
        <h2 id="news-title" className="news__title">
          {newsInWords(news)}
        </h2>
        <button type="button" className="news__cross" aria-label="Hide this price change" onClick={dismiss}>
          <Icon name="cross" />
        </button>
      </div>
      <Prices news={news} />
      {news.causes && news.causes.length > 0 && <Causes causes={news.causes} />}
      {causes.hasFailed && (
        <p className="news__retry">
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
    <dl className="news__prices figures">
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

/** Words and not a line through a figure, which is not read out. */
function Was({ amount }: { amount: number }) {
  return <span className="news__was">was {inPounds(amount)}, now </span>
}

const inPounds = (pounds: number) => formatPence(fromPounds(pounds))
