import { restartPriceHeld } from '@milepost/domain/quote/restart-words'
import { formatPence } from '@milepost/domain/values/pence'
import { MoneyRows } from '../../offer/MoneyRows'
import { priceInFull } from '../../offer/price-make-up'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import { Waiting } from '../../ui/Waiting'
import type { PremiumSeen } from './use-premium'

/** What it costs, before anything is asked: the total, the tax in it and the fee that is not given back (RST-01, RST-05). */
export function PremiumCard({ seen, onRetry }: { seen: PremiumSeen; onRetry: () => void }) {
  return (
    <section className="card restart-price" aria-labelledby="restart-price-title">
      <h2 id="restart-price-title" className="restart-price__title">
        Your price for 30 days
      </h2>
      <Price seen={seen} onRetry={onRetry} />
    </section>
  )
}

function Price({ seen, onRetry }: { seen: PremiumSeen; onRetry: () => void }) {
  switch (seen.kind) {
    case 'asking':
      return (
        <Waiting label="Getting your price">
          <Skeleton className="h-56 w-full" />
        </Waiting>
      )
    case 'failed':
      return (
        <>
          <p>You see it once you have confirmed your details.</p>
          <p className="restart-price__again">
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          </p>
        </>
      )
    case 'found':
      return (
        <>
          <p className="restart-price__total figures">{formatPence(seen.price.total)}</p>
          <p className="restart-price__how">One payment by card. {restartPriceHeld}</p>
          <MoneyRows isSum rows={priceInFull(seen.price)} />
        </>
      )
  }
}
