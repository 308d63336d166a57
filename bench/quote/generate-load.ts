import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import { londonDate } from '@milepost/domain/values/london-time'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import autocannon from 'autocannon'
import { clock } from './pricing-server.ts'

const SECONDS = 3
export const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
export const { answers } = peopleByJourney.acorn_pc
/** As a browser sends them: the applicable answers. */
const { answers: applicable } = journeyProgress(
  answers,
  {},
  {
    terms: journeys.acorn_pc,
    today: londonDate(clock()),
    now: clock(),
    definition: journeyDefinition,
  },
)
export const body = JSON.stringify({ quote: toQuoteDto(applicable, marketing, journeys.acorn_pc) })
export const headers = {
  'x-tenant': 'A',
  'x-product': 'PC',
  'content-type': 'application/json',
}

/** The call that makes and prices a quote, on the server at this port. */
export const generateAt = (port: number) => `http://127.0.0.1:${port}/api/v1/Quote/GeneratePrivateCarQuote`

/** How many of these calls are answered in a second by sixteen concurrent clients. */
export async function perSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    connections: 16,
    duration: SECONDS,
    workers: 1,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result['2xx'] / result.duration
}
