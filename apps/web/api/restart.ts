import type { Reply } from '@milepost/contract/call'
import {
  getQuotePremium as getQuotePremiumCall,
  setVehicleRegistration,
} from '@milepost/contract/calls/quote'
import {
  setRestartedQuoteDpaVisit,
  setRestartedQuoteTakenUp,
  setRestartedQuoteViewed,
} from '@milepost/contract/calls/restart'
import { type PriceParts, priceParts } from '@milepost/domain/payment/price-parts'
import { formatInstant } from '@milepost/domain/values/london-time'
import { add, fromPounds } from '@milepost/domain/values/pence'
import { client } from './client.ts'

export type GetPremium =
  | { kind: 'found'; price: PriceParts }
  /** The quote has ended, which has its own page (NAV-33 to NAV-35). */
  | { kind: 'ended'; code: string }
  | { kind: 'failed' }
  | { kind: 'aborted' }

const ends: readonly string[] = ['QUOTE_ALREADY_TAKEN_UP', 'QUOTE_EXPIRED', 'QUOTE_LOCKED']

/** A price by its reference alone: figures only (API-22, D-253). All other errors are one failure (RST-03, D-247). */
export async function getQuotePremium(quoteReference: string, signal: AbortSignal): Promise<GetPremium> {
  const reply = await client.send(
    getQuotePremiumCall,
    { query: { QuoteReference: quoteReference } },
    { signal },
  )
  if (reply.kind === 'unreachable' && reply.reason === 'aborted') return { kind: 'aborted' }
  if (reply.kind === 'refused' && ends.includes(reply.problem.code))
    return { kind: 'ended', code: reply.problem.code }
  if (reply.kind !== 'answered') return { kind: 'failed' }
  // The premium includes its tax, but not the fee.
  const fee = fromPounds(reply.body.fees)
  const total = add(fromPounds(reply.body.premium), fee)
  return { kind: 'found', price: priceParts({ total, ipt: fromPounds(reply.body.iptAmount), fee }) }
}

export type SetRegistrationReply = Reply<typeof setVehicleRegistration>['body']

export type SetRegistration =
  | { kind: 'set'; reply: SetRegistrationReply }
  /** The server does not accept this vehicle for this quote (API-29, ERR-31). */
  | { kind: 'not-updated' }
  /** A quote code, which decides the page. */
  | { kind: 'refused'; code: string }
  /** No reply; asking again is safe. */
  | { kind: 'unreachable' }

/** Sets the vehicle of a quote, and its new price (RST-09, D-222). */
export async function setRegistration(
  quoteReference: string,
  registration: string,
): Promise<SetRegistration> {
  const body = { quoteReference, vehicleRegistration: registration }
  const reply = await client.send(setVehicleRegistration, { body })
  if (reply.kind === 'answered') return { kind: 'set', reply: reply.body }
  if (reply.kind === 'unreachable') return { kind: 'unreachable' }
  const { code } = reply.problem
  const isOfQuote = code.startsWith('QUOTE_') && code !== 'QUOTE_FAILED'
  return isOfQuote ? { kind: 'refused', code } : { kind: 'not-updated' }
}

/** Three events of a restarted quote, recorded silently: nothing waits for them and nothing is shown (RST-10). */
export function recordCheckOpened(quoteReference: string): void {
  const body = { quoteReference, quoteDPAAt: formatInstant(new Date()) }
  void client.send(setRestartedQuoteDpaVisit, { body }).then(reportFailure('SetRestartedQuoteDPAVisit'))
}

export function recordViewed(quoteReference: string): void {
  const body = { quoteReference, quoteViewedAt: formatInstant(new Date()) }
  void client.send(setRestartedQuoteViewed, { body }).then(reportFailure('SetRestartedQuoteViewed'))
}

export function recordTakenUp(quoteReference: string): void {
  const body = { quoteReference, quoteTakenUpAt: formatInstant(new Date()) }
  void client
    .send(setRestartedQuoteTakenUp, { body }, { keepalive: true })
    .then(reportFailure('SetRestartedQuoteTakenUp'))
}

function reportFailure(call: string) {
  return (outcome: { kind: string; problem?: { code: string } }) => {
    if (outcome.kind !== 'answered') reportSilentFailure(call, outcome.problem?.code ?? outcome.kind)
  }
}

/**
 * Reports a failure that is not shown to the customer (RST-10) to the error listener (ERR-34). It contains a call name and a code of ours,
 * and no personal data.
 */
export function reportSilentFailure(call: string, code: string): void {
  reportError(
    Object.assign(new Error('A call failed that the customer is not told about'), { name: call, code }),
  )
}
