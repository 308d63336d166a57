import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Headers } from '../../../../quote/testing/quote-server.ts'
import type { Asked, TestApi } from './test-api.ts'

/** Something owned, the browser that holds it, and its request for it. */
export type Owned = { owner: Headers; reference: string; journey: JourneyId; ask: Asked }

export type GrantLine = {
  of(api: TestApi): Promise<Owned>
  /** The owner's status; 200 by default. */
  granted?: number
  /** Everyone else's status; 404 by default. */
  refused?: number
  /** For calls that always return 200: whether this response gives access. */
  letsIn?: (body: { status?: string } | undefined) => boolean
}

export type Quote = Awaited<ReturnType<TestApi['quote']>>
export type Policy = Awaited<ReturnType<TestApi['policy']>>

export const ofQuote = (ask: (quote: Quote) => Asked, journey: JourneyId = 'acorn_pc'): GrantLine => ({
  async of(api) {
    const quote = await api.quote(journey)
    return { owner: quote.owner, reference: quote.reference, journey, ask: ask(quote) }
  },
})
export const ofPolicy = (ask: (policy: Policy) => Asked): GrantLine => ({
  async of(api) {
    const policy = await api.policy()
    return { owner: policy.owner, reference: policy.reference, journey: policy.journey, ask: ask(policy) }
  },
})
export const byAddress = (path: string, name = 'QuoteReference') =>
  ofQuote(({ reference }) => ({ method: 'GET', url: `${path}?${name}=${reference}` }))
export const put = (url: string, body: object): Asked => ({ method: 'PUT', url, body })
export const post = (url: string, body: object, headers: Headers = {}): Asked => ({
  method: 'POST',
  url,
  body,
  headers,
})
