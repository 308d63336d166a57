import type { Call, Reply, Request } from '@milepost/contract/call'
import { createClient } from '@milepost/contract/client'
import { tenancyOf } from '@milepost/contract/tenancy'
import type { JourneyId } from '@milepost/domain/terms/identity'

/** Somebody at a browser of their own: every call is one of the contract's, and the session is kept between them. */
export type Visitor = {
  /** Thrown when it is refused, with the code and the fields it was refused for. */
  asks<C extends Call>(call: C, request: Request<C>): Promise<Reply<C>>
}

/** How a visitor's requests are sent; whoever wants to see the answers as they came puts a function of their own here. */
export type Send = (address: string | URL, init?: RequestInit) => Promise<Response>

export function visitor(origin: string, journey: JourneyId, send: Send = fetch): Visitor {
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
      // A browser has its session from the page. All who bring none share one allowance of look-ups (T21).
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
      if (outcome.kind === 'unreachable') throw new Error(`${call.name}: nobody answered (${outcome.reason})`)
      const { status, code, errors } = outcome.problem
      const fields = errors.map(({ field, message }) => `${field}: ${message}`).join('; ')
      throw new Error(`${call.name}: ${status} ${code} ${fields}`.trim())
    },
  }
}
