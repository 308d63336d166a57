import type { Reply } from '@milepost/contract/call'
import { getNoClaimsScale as getNoClaimsScaleCall } from '@milepost/contract/calls/quote/get-no-claims-scale'
import { client } from './client'

export type NoClaimsScale = Reply<typeof getNoClaimsScaleCall>['body']
export type NoClaimsStep = NoClaimsScale['steps'][number]

export type GetNoClaimsScale =
  | { kind: 'scale'; scale: NoClaimsScale }
  | { kind: 'failed' }
  | { kind: 'aborted' }

/** What years of no claims are worth on this quote, and what claims leave of them. */
export async function getNoClaimsScale(reference: string, signal: AbortSignal): Promise<GetNoClaimsScale> {
  const reply = await client.send(getNoClaimsScaleCall, { query: { QuoteReference: reference } }, { signal })
  if (reply.kind === 'answered') return { kind: 'scale', scale: reply.body }
  const isAborted = reply.kind === 'unreachable' && reply.reason === 'aborted'
  return { kind: isAborted ? 'aborted' : 'failed' }
}
