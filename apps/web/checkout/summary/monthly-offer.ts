import { useEffect, useEffectEvent } from 'react'
import { isPriceStale } from '../../offer/get-price.ts'
import type { Offer, PaymentOption } from '../../offer/offer.ts'
import { useNavigate } from '../../router.tsx'
import { hasJourneyDefinition } from '../../state/journey-definition.ts'
import { resultsPath } from '../../state/results-path.ts'

/** An offer that is paid monthly. */
export type MonthlyOffer = Pick<Offer, 'results' | 'inFull'> & { monthly: PaymentOption }

/** The price the page is about; another one has another id, and needs another agreement. */
export function outcomeIdOf({ results }: Pick<Offer, 'results'>): string {
  return results.underwritingOutcome.underwritingOutcomeResponseId
}

/** A customer who has changed an answer since sees the new price first: no agreement is made about the old one (D-142). */
export function usePriceWatch(): void {
  const navigate = useNavigate()
  const look = useEffectEvent(async () => {
    if ((await priceNow()) === 'stale') navigate(resultsPath(), { replace: true })
  })
  useEffect(() => void look(), [])
}

/** Whether the answers are those that were priced cannot be checked until every question is loaded. */
export async function priceNow(): Promise<'good' | 'stale' | 'unknown'> {
  if (!(await hasJourneyDefinition())) return 'unknown'
  return isPriceStale() ? 'stale' : 'good'
}
