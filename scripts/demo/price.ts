import type { Call, Reply, Request } from '@milepost/contract/call'
import { generateQuote } from '@milepost/contract/calls/quote'
import { createClient } from '@milepost/contract/client'
import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { RatedLine } from '@milepost/domain/lines/lines'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Person } from '../../e2e/personas/person.ts'

type Results = Reply<(typeof generateQuote)[RatedLine]>['body']
/** A person with a price, and the browser they got it in. */
export type Priced = { person: Person; visitor: Visitor; results: Results }

/** Requests the person's price, as the last page of the wizard does. */
export async function price(origin: string, person: Person, send?: Send): Promise<Priced> {
  const { journey, answers, registration } = person
  const terms = journeys[journey]
  const vehicleDetails = { ...answers.vehicleDetails, registration }
  const consent = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
  const quote = toQuoteDto({ ...answers, vehicleDetails }, consent, terms)
  const browser = visitor(origin, journey, send)
  const { body } = await browser.asks(generateQuote[terms.rating.line], {
    body: { quote, isAggregator: false },
  })
  return { person, visitor: browser, results: body }
}

/** A visitor with their own browser: every call is one of the contract's, and the session is stored between calls. */
type Visitor = {
  /** Throws if it is refused, with the code and the fields. */
  asks<C extends Call>(call: C, request: Request<C>): Promise<Reply<C>>
}

/** How a visitor's requests are sent; replaceable, to see the raw responses. */
export type Send = (address: string | URL, init?: RequestInit) => Promise<Response>

function visitor(origin: string, journey: JourneyId, send: Send = fetch): Visitor {
  let cookie = ''
  const keepCookie = (reply: Response) => {
    cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  }
  const client = createClient({
    baseUrl: origin,
    tenancy: tenancyOf(journey),
    timeoutMs: 60_000,
    async fetch(address, init) {
      const headers = new Headers(init.headers)
      // A browser gets its session from the page. Callers without one share one allowance of look-ups (T21).
      if (cookie === '') keepCookie(await send(origin))
      if (cookie !== '') headers.set('cookie', cookie)
      const reply = await send(address, { ...init, headers })
      keepCookie(reply)
      return reply
    },
  })
  return {
    async asks(call, request) {
      const outcome = await client.send(call, request)
      if (outcome.kind === 'answered') return outcome
      if (outcome.kind === 'unreachable') throw new Error(`${call.name}: no answer (${outcome.reason})`)
      const { status, code, errors } = outcome.problem
      const fields = errors.map(({ field, message }) => `${field}: ${message}`).join('; ')
      throw new Error(`${call.name}: ${status} ${code} ${fields}`.trim())
    },
  }
}
