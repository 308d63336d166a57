import { renewDraftLink } from '@milepost/contract/calls/draft/renew-draft-link'
import { requestDraftLink } from '@milepost/contract/calls/draft/request-draft-link'
import { client } from './client'

/** The saved quote a link is wanted for: by its id, or by a link that no longer works. */
export type LinkOf = { draftId: string } | { token: string }

/** `asked` is all anybody learns: whether there was a quote, or an address in it, is told to nobody (D-247). */
export type LinkAsked = 'asked' | 'too-many' | 'failed'

export async function askForDraftLink(of: LinkOf): Promise<LinkAsked> {
  const reply =
    'token' in of
      ? await client.send(renewDraftLink, { body: of })
      : await client.send(requestDraftLink, { body: of })
  if (reply.kind === 'answered') return 'asked'
  return reply.kind === 'refused' && reply.problem.code === 'TOO_MANY_REQUESTS' ? 'too-many' : 'failed'
}
