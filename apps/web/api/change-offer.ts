import type { Reply, Request } from '@milepost/contract/call'
import { repriceQuoteWithAddOnsQuote } from '@milepost/contract/calls/quote/reprice-quote-with-add-ons-quote'
import { updateNoClaimsProtection } from '@milepost/contract/calls/quote/update-no-claims-protection'
import { client } from './client'
import { lacksIds, missingIds } from './missing-ids'
import type { Results } from './price-quote'

export type AddOnsChosen = Request<typeof repriceQuoteWithAddOnsQuote>['body']
export type Protected = Reply<typeof updateNoClaimsProtection>['body']

export type ChangeOffer<Changed> =
  | { kind: 'changed'; changed: Changed }
  | { kind: 'refused'; code: string }
  /** Whether it was changed is not known. */
  | { kind: 'failed' }

/** The list is the whole choice: an add-on left out is removed (API-14, D-171). */
export async function chooseAddOns(body: AddOnsChosen): Promise<ChangeOffer<Results>> {
  const reply = await client.send(repriceQuoteWithAddOnsQuote, { body })
  if (reply.kind === 'answered')
    return lacksIds(reply.body) ? missingIds() : { kind: 'changed', changed: reply.body }
  return reply.kind === 'refused' ? { kind: 'refused', code: reply.problem.code } : { kind: 'failed' }
}

/** Protection of the no-claims discount, on or off (API-16). */
export async function protectNoClaims(
  body: Request<typeof updateNoClaimsProtection>['body'],
): Promise<ChangeOffer<Protected>> {
  const reply = await client.send(updateNoClaimsProtection, { body })
  if (reply.kind === 'answered') return { kind: 'changed', changed: reply.body }
  return reply.kind === 'refused' ? { kind: 'refused', code: reply.problem.code } : { kind: 'failed' }
}
