import { Skeleton, Spinner } from '../ui/Waiting.tsx'
import { PageHeading } from './PageHeading.tsx'
import styles from './PageWaiting.module.css'

export const QUOTE_WAITING = 'Updating Quote...'

/** A quote is loading (AGG-03): an outline of its page. Sent with the document, so that it is there before any script. */
export function QuoteWaiting() {
  return (
    <div className={styles.quote} aria-busy="true">
      <PageHeading lead="We're getting your price. This usually takes a second or two.">
        <span className={styles.title}>
          <Spinner />
          {QUOTE_WAITING}
        </span>
      </PageHeading>
      <div className={styles.outline} aria-hidden="true">
        <div className={styles.card}>
          <Skeleton height={5} width="2/3" />
        </div>
        <div className={styles.prices}>
          <PriceOutline />
          <PriceOutline />
        </div>
        <Skeleton height={5} width="1/2" />
        <Skeleton height={5} width="3/4" />
      </div>
    </div>
  )
}

function PriceOutline() {
  return (
    <div className={styles.card}>
      <Skeleton height={5} width="1/2" />
      <Skeleton height={9} width="3/4" />
      <Skeleton height={5} />
      <Skeleton height={5} width="2/3" />
    </div>
  )
}
