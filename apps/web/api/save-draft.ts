import type { Request } from '@milepost/contract/call'
import { saveDraft as saveDraftCall } from '@milepost/contract/calls/draft/save-draft'
import { client } from './client'

export type DraftSave = Request<typeof saveDraftCall>['body']

export type SaveDraft =
  | { kind: 'saved'; revision: number }
  /** Another tab has saved this draft since. */
  | { kind: 'conflict' }
  /** Whether it was stored is not known. */
  | { kind: 'failed' }

export async function saveDraft(draft: DraftSave, { isLeaving }: { isLeaving: boolean }): Promise<SaveDraft> {
  const reply = await client.send(saveDraftCall, { body: draft }, { keepalive: isLeaving })
  if (reply.kind === 'answered') return { kind: 'saved', revision: reply.body.revision }
  const isConflict = reply.kind === 'refused' && reply.problem.code === 'CONFLICT'
  return { kind: isConflict ? 'conflict' : 'failed' }
}
