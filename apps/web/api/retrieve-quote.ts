import type { Reply } from '@milepost/contract/call'
import {
  getAggregatorCommercialVehicleQuoteDetails,
  getAggregatorQuoteDetails,
} from '@milepost/contract/calls/aggregator'
import {
  getQuote as getQuoteCall,
  openQuoteLink as openQuoteLinkCall,
  quoteDpaCheckByBody,
  resumeQuote as resumeQuoteCall,
} from '@milepost/contract/calls/retrieval'
import type { Outcome } from '@milepost/contract/client'
import type { Problem, RestartOffer } from '@milepost/contract/problem'
import { tenancyOf } from '@milepost/contract/tenancy'
import type { RetrievalAnswers } from '@milepost/domain/retrieval/security-questions'
import { journey } from '../brands/current.ts'
import { client, lacksIds, missingIds } from './client.ts'

export type RestoredQuote = Extract<Reply<typeof getQuoteCall>, { status: 200 }>['body']

/** The server gave a code; for a cancelled policy, also whether it can be restarted. */
export type Refused = { kind: 'refused'; code: string; restart?: RestartOffer }

/** The result of restoring a quote, whichever call asked for it. */
export type RestoreResult =
  | { kind: 'restored'; quote: RestoredQuote }
  /** No such quote, not theirs, or too many tries; the reply does not say which (D-246, D-247). */
  | { kind: 'not-found' }
  | Refused
  /** No reply; asking again is safe. */
  | { kind: 'unreachable' }

/** Every call that restores a quote has the same reply (API-23, API-25, RET-09). */
export function restoreResultFrom(outcome: Outcome<typeof getQuoteCall>): RestoreResult {
  if (outcome.kind === 'unreachable') return { kind: 'unreachable' }
  if (outcome.kind === 'refused') return refusedBy(outcome.problem)
  if (outcome.status !== 200) return { kind: 'not-found' }
  // Under PC any quote of the brand is found (D-004), but these pages do not have the questions of other products.
  if (outcome.body.product !== tenancyOf(journey.id).product) return { kind: 'not-found' }
  return lacksIds(outcome.body) ? missingIds() : { kind: 'restored', quote: outcome.body }
}

function refusedBy({ code, restart }: Problem): Refused {
  return { kind: 'refused', code, ...(restart && { restart }) }
}

/** The quote belongs to another of the brand's sites, and opens there at this URL. */
export type Elsewhere = { kind: 'elsewhere'; address: string }

/** The DPA check: five details for a quote (API-23, D-247). They are sent in the body, which no history or log stores. */
export async function checkQuote(securityAnswers: RetrievalAnswers): Promise<RestoreResult | Elsewhere> {
  const body = {
    QuoteReference: securityAnswers.quoteReference,
    VehicleRegistration: securityAnswers.registration,
    Postcode: securityAnswers.postcode,
    Surname: securityAnswers.surname,
    DateOfBirth: securityAnswers.dateOfBirth,
  }
  const reply = await client.send(quoteDpaCheckByBody, { body })
  if (reply.kind === 'answered' && reply.status === 202)
    return { kind: 'elsewhere', address: reply.body.address }
  return restoreResultFrom(reply)
}

/** The quote that a link opens, by the link's token (API-25, D-227). */
export async function getQuote(token: string, signal: AbortSignal): Promise<RestoreResult> {
  return restoreResultFrom(await client.send(getQuoteCall, { query: { quote: token } }, { signal }))
}

/** The quote that this browser had a moment ago, without the check (RET-09, D-237). */
export async function resumeQuote(quoteReference: string, signal: AbortSignal): Promise<RestoreResult> {
  return restoreResultFrom(await client.send(resumeQuoteCall, { body: { quoteReference } }, { signal }))
}

export type OpenQuoteLink = { kind: 'opened' } | { kind: 'not-found' } | Refused | { kind: 'unreachable' }

/** Called on the customer's button press: uses the link up, and gives this browser access to the quote (D-227). */
export async function openQuoteLink(token: string): Promise<OpenQuoteLink> {
  const reply = await client.send(openQuoteLinkCall, { body: { token } })
  if (reply.kind === 'answered') return { kind: 'opened' }
  if (reply.kind === 'unreachable') return { kind: 'unreachable' }
  return reply.problem.code === 'QUOTE_NOT_FOUND' ? { kind: 'not-found' } : refusedBy(reply.problem)
}

/** The quote that a comparison site hands over, with the breakdown cover that the visitor chose there (AGG-02, API-27). */
export async function getAggregatorQuote(
  { token, quoteReference, isBreakdownSelected }: AskedFor,
  signal: AbortSignal,
): Promise<RestoreResult> {
  const query = {
    Token: token,
    QuoteReference: quoteReference,
    ...(isBreakdownSelected && { IsBreakDownSelected: 'true' as const }),
  }
  const call = journey.rating.isRestoredAsVan
    ? getAggregatorCommercialVehicleQuoteDetails
    : getAggregatorQuoteDetails
  return restoreResultFrom(await client.send(call, { query }, { signal }))
}

type AskedFor = { token: string; quoteReference: string; isBreakdownSelected: boolean }
