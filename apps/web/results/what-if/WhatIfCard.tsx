import { formatPence } from '@milepost/domain/values/pence'
import { Causes } from '../../offer/PriceChangeCauses'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { differenceWords } from './difference-words'
import type { TriedPrice, WayTried } from './price-of'

type TriedCardProps = {
  name: string
  wrong: readonly string[]
  /** The last price known; none before the first has come. */
  price: TriedPrice | undefined
  /** Whether that price is of what is tried now. */
  isCurrent: boolean
  isLoading: boolean
  /** The controls move this one, where there are others. */
  isMoved: boolean
  onKeep: () => void
  onMove: (() => void) | undefined
  onDiscard: () => void
}

/** One thing tried: what it would cost in both ways to pay, why, and what to do with it. */
export function TriedCard(props: TriedCardProps) {
  const { name, wrong, price, isCurrent, isLoading, isMoved, onKeep, onMove, onDiscard } = props
  const canKeep = isCurrent && price?.kind === 'offered' && wrong.length === 0
  return (
    <article className="tried" data-moved={isMoved || undefined} data-old={isLoading || undefined}>
      <h3 className="tried__name">{name}</h3>
      {wrong.map((message) => (
        <Notice key={message} look="warn">
          {message}
        </Notice>
      ))}
      {wrong.length === 0 && <Price price={price} />}
      <div className="tried__acts">
        {canKeep && (
          <Button onClick={onKeep}>
            <span>
              Keep this one <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </Button>
        )}
        {onMove && (
          <Button look="quiet" onClick={onMove}>
            <span>
              Change <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </Button>
        )}
        <Button look="quiet" onClick={onDiscard}>
          <span>
            Discard <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </Button>
      </div>
    </article>
  )
}

function Price({ price }: { price: TriedPrice | undefined }) {
  if (!price) return <Skeleton className="h-24 w-full" />
  if (price.kind === 'not-offered')
    return <p className="tried__none">We could not offer you this online. Your quote stays as it is.</p>
  const { monthly, inFull, causes } = price
  return (
    <>
      <dl className="tried__prices figures">
        {monthly && (
          <Way name="Monthly" way={monthly} note={`a month, ${formatPence(monthly.total)} in total`} />
        )}
        {inFull && <Way name="In full" way={inFull} note="" />}
      </dl>
      {causes.length > 0 && <Causes causes={causes} />}
    </>
  )
}

function Way({ name, way, note }: { name: string; way: WayTried; note: string }) {
  const isLess = way.difference !== undefined && way.difference < 0
  return (
    <div className="tried__way">
      <dt>{name}</dt>
      <dd>
        <span className="tried__amount">{formatPence(way.amount)}</span>{' '}
        {note && <span className="tried__note">{note}</span>}{' '}
        <span className="tried__difference" data-less={isLess || undefined}>
          {differenceWords(way.difference)}
        </span>
      </dd>
    </div>
  )
}
