import { errorWords } from '@milepost/contract/error-words'
import type { PriceParts } from '@milepost/domain/payment/price-parts'
import { restartPriceHeld } from '@milepost/domain/restart/restart-words'
import { formatPence } from '@milepost/domain/values/pence'
import { useEffect, useEffectEvent, useState } from 'react'
import { endOfQuote } from '../../api/error-catalogue.ts'
import { type GetPremium, getQuotePremium } from '../../api/restart.ts'
import { journey } from '../../brands/current.ts'
import { voiceOf } from '../../brands/voice.ts'
import { MoneyRows, priceInFull } from '../../offer/PriceMakeUp.tsx'
import { useNavigate } from '../../router.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import textStyles from '../../ui/text.module.css'
import { Skeleton, Waiting } from '../../ui/Waiting.tsx'
import styles from './PremiumCard.module.css'

/** The price, before anything is asked: the total, its tax and the non-refundable fee (RST-01, RST-05). */
export function PremiumCard({ seen, onRetry }: { seen: PremiumSeen; onRetry: () => void }) {
  return (
    <Card className={styles.restartPrice} aria-labelledby="restart-price-title">
      <h2 id="restart-price-title" className={styles.title}>
        Your price for 30 days
      </h2>
      <Price seen={seen} onRetry={onRetry} />
    </Card>
  )
}

function Price({ seen, onRetry }: { seen: PremiumSeen; onRetry: () => void }) {
  switch (seen.kind) {
    case 'asking':
      return (
        <Waiting label={voiceOf(journey.brand).waiting}>
          <Skeleton height={56} />
        </Waiting>
      )
    case 'failed':
      return (
        <>
          <p>You'll see it once you've confirmed your details.</p>
          <p className={styles.again}>
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          </p>
        </>
      )
    case 'found':
      return (
        <>
          <p className={`${styles.total} ${textStyles.figures}`} data-part="restart-price-total">
            {formatPence(seen.price.total)}
          </p>
          <p className={styles.how}>One payment by card. {restartPriceHeld}</p>
          <MoneyRows isSum rows={priceInFull(seen.price)} />
        </>
      )
  }
}

/** Informs the customer and blocks nothing (RST-03, D-221). */
export function PremiumDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title="Your price"
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          Continue
        </Button>
      }
    >
      <p>{errorWords.premiumNotLoaded}</p>
    </Dialog>
  )
}

type PremiumSeen = { kind: 'asking' } | { kind: 'found'; price: PriceParts } | { kind: 'failed' }

/** The price of the quote, available before the check (RST-01, D-253). */
export function usePremium(quoteReference: string): { seen: PremiumSeen; retry: () => void } {
  const [seen, setSeen] = useState<PremiumSeen>({ kind: 'asking' })
  const [tries, setTries] = useState(0)
  const navigate = useNavigate()
  const show = useEffectEvent((answer: Exclude<GetPremium, { kind: 'aborted' }>) => {
    if (answer.kind !== 'ended') return setSeen(answer)
    // Bought meanwhile, or ended: a restart is no longer offered (NAV-33 to NAV-35).
    const { to, replace } = endOfQuote(answer.code)
    return navigate(to, { replace })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks from the beginning
  useEffect(() => {
    const leaving = new AbortController()
    void getQuotePremium(quoteReference, leaving.signal).then((answer) => {
      if (answer.kind !== 'aborted' && !leaving.signal.aborted) show(answer)
    })
    return () => leaving.abort()
  }, [quoteReference, tries])
  const retry = () => {
    setSeen({ kind: 'asking' })
    setTries((count) => count + 1)
  }
  return { seen, retry }
}
