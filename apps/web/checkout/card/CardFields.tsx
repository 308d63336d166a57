import type { RefObject } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton, Waiting } from '../../ui/Waiting.tsx'
import styles from './CardFields.module.css'
import cardFieldsStyles from './card-fields.module.css'

type CardFieldsProps = {
  state: 'loading' | 'ready' | 'failed'
  places: { card: RefObject<HTMLDivElement | null>; wallets: RefObject<HTMLDivElement | null> }
  /** Wallets with their own buttons next to the card; the sandbox's drop-in contains them. */
  hasWallets: boolean
  onRetry: () => void
}

/**
 * The containers that the provider renders into. Their content is not ours: no card number is typed into a field of this page
 * (T27).
 */
export function CardFields({ state, places, hasWallets, onRetry }: CardFieldsProps) {
  const isReady = state === 'ready'
  return (
    <div className={styles.payCard}>
      {state === 'loading' && (
        <Waiting label="Loading the secure card form">
          <div className={cardFieldsStyles.skeletons}>
            <Skeleton height={12} />
            <Skeleton height={12} />
          </div>
        </Waiting>
      )}
      {state === 'failed' && (
        <Notice look="bad" title="We couldn't load the secure card form">
          <p>
            <Button look="secondary" onClick={onRetry}>
              Load it again
            </Button>
          </p>
        </Notice>
      )}
      {/* In the page before the provider needs it as a container; shown once the provider has rendered. */}
      <div className={styles.wallets} data-shown={(isReady && hasWallets) || undefined}>
        <div ref={places.wallets} className={styles.buttons} />
        <p className={styles.or}>or pay by card</p>
      </div>
      <div ref={places.card} className={styles.frame} data-shown={isReady || undefined} />
    </div>
  )
}
