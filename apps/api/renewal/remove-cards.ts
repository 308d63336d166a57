import type { Clock } from '../platform/ports.ts'
import type { CardProviders } from '../purchase/attempt/provider-ports.ts'
import type { CardRemovalStore, KeptCard } from './ports.ts'

export type RemoveCardsPorts = { cardRemovals: CardRemovalStore; cards: CardProviders; clock: Clock }

/** Few enough that a provider that is slow delays nothing else. */
const MOST_AT_ONCE = 200

/**
 * Removes saved cards to which nothing more can be charged, at the provider first: a card of which we no longer know could never be
 * removed there (D-281). Returns how many were removed; throws if a provider could not be asked, and the next run tries again.
 */
export async function removeCards({ cardRemovals, cards, clock }: RemoveCardsPorts): Promise<number> {
  let removed = 0
  const problems: string[] = []
  for (const card of await cardRemovals.unchargeable(clock(), MOST_AT_ONCE)) {
    const problem = card.isShared ? undefined : await problemRemoving(card, cards)
    if (problem === undefined) {
      await cardRemovals.deleteCard(card)
      removed += 1
    } else problems.push(`${card.policyNumber}: ${problem}`)
  }
  if (problems.length > 0) throw new Error(`Cards that could not be removed: ${problems.join(', ')}`)
  return removed
}

async function problemRemoving(card: KeptCard, cards: CardProviders): Promise<string | undefined> {
  const provider = cards.byName(card.provider)
  if (provider === undefined) return `${card.provider} is not configured`
  const answer = await provider.removeSaved(card)
  return answer.kind === 'failed' ? answer.reason : undefined
}
