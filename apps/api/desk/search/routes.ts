import { getPerson, search } from '@milepost/contract/desk/calls/search'
import { MOST_FOUND } from '@milepost/domain/desk/search'
import { tidyReference } from '@milepost/domain/quote/quote-reference'
import { formatInstant } from '@milepost/domain/values/london-time'
import { maskEmail } from '@milepost/domain/values/masked'
import { plateText } from '@milepost/domain/values/registration'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { refuse } from '../../platform/http/problem.ts'
import type { RateLimiter } from '../../platform/http/rate-limiter.ts'
import { answer } from '../../platform/http/route.ts'
import type { Clock } from '../../platform/ports.ts'
import type { FoundRecord, PersonStore, SearchStore } from './ports.ts'
import { readSearch } from './read-search.ts'

export type SearchPorts = {
  searches: SearchStore
  people: PersonStore
  searchLimiter: RateLimiter
  clock: Clock
}

export function searchRoutes({ searches, people, searchLimiter, clock }: SearchPorts): readonly DeskRoute[] {
  return [
    deskRoute(search, async ({ body: { text } }, { session }) => {
      // Limited by person, not by session: otherwise a new sign-in would allow another twenty records at a time, until the whole customer
      // base is copied.
      const retryAfterSeconds = searchLimiter.waitSeconds(session.subject)
      if (retryAfterSeconds > 0) return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds })
      searchLimiter.take(session.subject)
      const readings = readSearch(text)
      if (readings.length === 0) return answer(200, { readAs: [], found: [], isMore: false })
      const { found, isMore } = await searches.search(readings, session, { most: MOST_FOUND, now: clock() })
      return answer(200, { readAs: readings.map(({ kind }) => kind), found: found.map(maskedDto), isMore })
    }),
    deskRoute(getPerson, async ({ query: { brand, reference } }, { session }) => {
      const person = await people.open(
        { tenant: brand, reference: tidyReference(reference) },
        session,
        clock(),
      )
      if (person === undefined) return refuse('NOT_FOUND')
      const { found, support } = person
      return answer(200, {
        found: found.map(maskedDto),
        ...(support && {
          vulnerable: {
            at: formatInstant(support.at),
            who: support.who,
            needs: [...support.needs],
            words: support.words,
          },
        }),
      })
    }),
  ]
}

/** Enough to tell customers apart on the telephone, not enough to misuse (DSK-605). */
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
