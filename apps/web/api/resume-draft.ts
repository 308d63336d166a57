import type { Reply, Request } from '@milepost/contract/call'
import { resumeDraft as resumeDraftCall } from '@milepost/contract/calls/draft/resume-draft'
import { client } from './client'

export type DraftCheck = Request<typeof resumeDraftCall>['body']
export type SavedDraft = Reply<typeof resumeDraftCall>['body']

export type ResumeDraft =
  | { kind: 'found'; draft: SavedDraft }
  /** No such draft, other details, or too many tries: nobody learns which (D-247, D-248). */
  | { kind: 'not-found' }
  | { kind: 'failed' }

const refusals = ['QUOTE_NOT_FOUND', 'TOO_MANY_REQUESTS', 'VALIDATION_ERROR']

export async function resumeDraft(check: DraftCheck, signal: AbortSignal): Promise<ResumeDraft> {
  const reply = await client.send(resumeDraftCall, { body: check }, { signal })
  if (reply.kind === 'answered') return { kind: 'found', draft: reply.body }
  const isRefused = reply.kind === 'refused' && refusals.includes(reply.problem.code)
  return { kind: isRefused ? 'not-found' : 'failed' }
}
