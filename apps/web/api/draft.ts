import type { Reply, Request } from '@milepost/contract/call'
import {
  handOverDraft,
  openDraftLink as openDraftLinkCall,
  resumeDraft as resumeDraftCall,
  saveDraft as saveDraftCall,
} from '@milepost/contract/calls/draft'
import { client } from './client.ts'

export type DraftSave = Request<typeof saveDraftCall>['body']

export type SaveDraft =
  | { kind: 'saved'; revision: number }
  /** Another tab has saved this draft since. */
  | { kind: 'conflict' }
  /** Whether it was stored is unknown. */
  | { kind: 'failed' }

export async function saveDraft(draft: DraftSave, { isLeaving }: { isLeaving: boolean }): Promise<SaveDraft> {
  const reply = await client.send(saveDraftCall, { body: draft }, { keepalive: isLeaving })
  if (reply.kind === 'answered') return { kind: 'saved', revision: reply.body.revision }
  const isConflict = reply.kind === 'refused' && reply.problem.code === 'CONFLICT'
  return { kind: isConflict ? 'conflict' : 'failed' }
}

export type DraftCheck = Request<typeof resumeDraftCall>['body']
export type SavedDraft = Reply<typeof resumeDraftCall>['body']

export type ResumeDraft =
  | { kind: 'found'; draft: SavedDraft }
  /** No such draft, other details, or too many tries; the reply does not say which (D-247, D-248). */
  | { kind: 'not-found' }
  | { kind: 'failed' }

const refusals = ['QUOTE_NOT_FOUND', 'TOO_MANY_REQUESTS', 'VALIDATION_ERROR']

export async function resumeDraft(check: DraftCheck, signal: AbortSignal): Promise<ResumeDraft> {
  const reply = await client.send(resumeDraftCall, { body: check }, { signal })
  if (reply.kind === 'answered') return { kind: 'found', draft: reply.body }
  const isRefused = reply.kind === 'refused' && refusals.includes(reply.problem.code)
  return { kind: isRefused ? 'not-found' : 'failed' }
}

export type OpenDraftLink =
  | { kind: 'found'; draft: Reply<typeof openDraftLinkCall>['body'] }
  /** Used, too old, or never sent; the reply does not say which (D-247). */
  | { kind: 'not-found' }
  /** The link may still be valid. */
  | { kind: 'failed' }

export async function openDraftLink(token: string, signal: AbortSignal): Promise<OpenDraftLink> {
  const reply = await client.send(openDraftLinkCall, { body: { token } }, { signal })
  if (reply.kind === 'answered') return { kind: 'found', draft: reply.body }
  const isGone = reply.kind === 'refused' && reply.problem.code === 'QUOTE_NOT_FOUND'
  return { kind: isGone ? 'not-found' : 'failed' }
}

export type HandOver = { kind: 'handed-over'; token: string } | { kind: 'failed' }

/** Hands answers over to another product of the brand; the token opens them there. */
export async function handOver(body: Request<typeof handOverDraft>['body']): Promise<HandOver> {
  const reply = await client.send(handOverDraft, { body })
  return reply.kind === 'answered' ? { kind: 'handed-over', token: reply.body.token } : { kind: 'failed' }
}
