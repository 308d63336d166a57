import { type TryOut, tryInWords } from '@milepost/domain/journeys/try-out'
import type { Offer } from '../../offer/offer'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { triedInWords } from './difference-words'
import { priceOf } from './price-of'
import type { Previews } from './use-previews'
import type { Tried } from './use-what-if'
import { TriedCard } from './WhatIfCard'

type TriedCardsProps = {
  offer: Offer
  tried: readonly Tried[]
  activeId: number
  previews: Previews
  onKeep: (wanted: TryOut) => void
  onMove: (id: number) => void
  onDiscard: (id: number) => void
}

/** Up to three side by side, each named by what differs; the one that is being moved is announced when its price comes. */
export function TriedCards({ offer, tried, activeId, previews, onKeep, onMove, onDiscard }: TriedCardsProps) {
  const cards = tried.map((each) => {
    const last = each.wrong.length === 0 ? previews.of(each) : undefined
    return {
      ...each,
      name: tryInWords(each.tried),
      price: last && priceOf(last.preview, offer),
      isCurrent: last?.isCurrent === true,
    }
  })
  const active = cards.find(({ id }) => id === activeId)
  const hasWords = active?.price && active.isCurrent
  return (
    <>
      <ul className="try__cards" data-count={cards.length} aria-busy={previews.isLoading}>
        {cards.map((card) => (
          <li key={card.id}>
            <TriedCard
              {...card}
              isLoading={previews.isLoading && !card.isCurrent}
              isMoved={tried.length > 1 && card.id === activeId}
              onKeep={() => onKeep(card.tried)}
              onMove={tried.length > 1 && card.id !== activeId ? () => onMove(card.id) : undefined}
              onDiscard={() => onDiscard(card.id)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {hasWords && active?.price ? triedInWords(active.name, active.price) : ''}
      </VisuallyHidden>
    </>
  )
}
