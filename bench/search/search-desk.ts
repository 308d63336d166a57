import { personStore } from '../../apps/api/desk/search/person-store.ts'
import { searchRoutes } from '../../apps/api/desk/search/routes.ts'
import { searchStore } from '../../apps/api/desk/search/store.ts'
import { rateLimiter } from '../../apps/api/platform/http/rate-limiter.ts'
import { openBenchDesk, plenty } from '../bench-desk.ts'

/** The desk's search on a PostgreSQL of its own. */
export async function openSearchDesk() {
  const desk = await openBenchDesk('adviser', ({ db, clock }) =>
    searchRoutes({
      searches: searchStore(db),
      people: personStore(db),
      searchLimiter: rateLimiter(plenty, Date.now),
      clock,
    }),
  )
  return {
    ...desk,
    /** One search: its duration, and whether anyone was found. */
    async search(text: string): Promise<{ took: number; isFound: boolean }> {
      const { took, body } = await desk.ask('POST', '/api/desk/v1/Search/Search', { text })
      return { took, isFound: body.found.length > 0 }
    },
  }
}

export type SearchDesk = Awaited<ReturnType<typeof openSearchDesk>>
