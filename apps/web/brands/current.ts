import { journeys } from '@milepost/domain/journeys/journeys'
import { isJourneyId } from '@milepost/domain/terms/identity'
import type { Terms } from '@milepost/domain/terms/terms'

/**
 * The journey of this page. A build may be pinned to one by VITE_JOURNEY; otherwise the server writes it into the page, by host
 * name. Nothing a visitor types can change it (JRN-07, D-002).
 */
function readJourney(pinned: string | undefined, reported: string | undefined): Terms {
  const id = pinned || reported
  if (id === undefined || !isJourneyId(id))
    throw new Error(`This page was built for an unknown journey: ${id}`)
  return journeys[id]
}

export const journey: Terms = readJourney(
  import.meta.env['VITE_JOURNEY'] as string | undefined,
  document.documentElement.dataset['journey'],
)
