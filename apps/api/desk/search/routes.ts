import { search } from '@milepost/contract/desk/calls/search'
import { MOST_FOUND } from '@milepost/domain/desk/search'
import { maskEmail } from '@milepost/domain/values/masked'
import { plateText } from '@milepost/domain/values/registration'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route'
import { refuse } from '../../platform/http/problem'
import type { RateLimiter } from '../../platform/http/rate-limiter'
import { answer } from '../../platform/http/route'
import type { Clock } from '../../platform/ports'
import type { FoundRecord, SearchStore } from './ports'
import { readSearch } from './read-search'

export type SearchPorts = { searches: SearchStore; searchLimiter: RateLimiter; clock: Clock }

export function searchRoutes({ searches, searchLimiter, clock }: SearchPorts): readonly DeskRoute[] {
  return [
    deskRoute(search, async ({ body: { text } }, { session }) => {
      // By the person and not the session: whoever empties the customer base twenty at a time does not get further by signing in again.
      const retryAfterSeconds = searchLimiter.waitSeconds(session.subject)
      if (retryAfterSeconds > 0) return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds })
      searchLimiter.take(session.subject)
      const readings = readSearch(text)
      if (readings.length === 0) return answer(200, { readAs: [], found: [], isMore: false })
      const { found, isMore } = await searches.search(readings, session, { most: MOST_FOUND, now: clock() })
      return answer(200, { readAs: readings.map(({ kind }) => kind), found: found.map(maskedDto), isMore })
    }),
  ]
}

/** Enough to tell one customer from another on the telephone, not enough to use (DSK-605). */
function maskedDto(record: FoundRecord) {
  const { brand, journey, reference, policyNumber, state, at, closeness } = record
  const { surname, forename, postcode, email, registration } = record
  const initials = [forename, surname].flatMap((name) => (name ? [`${name.charAt(0).toUpperCase()}.`] : []))
  return {
    kind: policyNumber === undefined ? ('quote' as const) : ('policy' as const),
    brand,
    journey,
    reference,
    ...(policyNumber !== undefined && { policyNumber }),
    state,
    at: at.toISOString(),
    ...(initials.length > 0 && { initials: initials.join(' ') }),
    ...(postcode !== undefined && { postcodeArea: postcode.slice(0, -3) }),
    ...(email !== undefined && { email: maskEmail(email) }),
    ...(registration !== undefined && { registration: maskedPlate(registration) }),
    closeness,
  }
}

/** AB12 •••: the last three characters are hidden. */
function maskedPlate(registration: string): string {
  return plateText(registration).slice(0, -3) + '•'.repeat(3)
}
