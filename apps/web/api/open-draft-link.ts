import type { Reply } from '@milepost/contract/call'
import { openDraftLink as openDraftLinkCall } from '@milepost/contract/calls/draft/open-draft-link'
import { client } from './client'

export type OpenDraftLink =
  | { kind: 'found'; draft: Reply<typeof openDraftLinkCall>['body'] }
  /** Used, too old, or never sent: nobody learns which (D-247). */
  | { kind: 'not-found' }
  /** The link may still be good. */
  | { kind: 'failed' }

export async function openDraftLink(token: string, signal: AbortSignal): Promise<OpenDraftLink> {
  const reply = await client.send(openDraftLinkCall, { body: { token } }, { signal })
  if (reply.kind === 'answered') return { kind: 'found', draft: reply.body }
  const isGone = reply.kind === 'refused' && reply.problem.code === 'QUOTE_NOT_FOUND'
  return { kind: isGone ? 'not-found' : 'failed' }
}
