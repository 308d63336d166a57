import { renewDraftLink, requestDraftLink } from '@milepost/contract/calls/draft'
import { requestRenewalLink } from '@milepost/contract/calls/policy'
import { renewQuoteLink, requestQuoteLink } from '@milepost/contract/calls/retrieval'
import { client } from './client.ts'

/**
 * What the link is for: a saved quote, a priced quote or a policy's renewal, by its reference or by a link that no longer works.
 */
export type LinkOf =
  | { draftId: string }
  | { draftToken: string }
  | { quoteToken: string }
  | { quoteReference: string }
  | { policyNumber: string }

/** `asked` reveals nothing: neither whether the quote or policy exists, nor whether it has an email address (D-247). */
export type LinkRequestResult = 'asked' | 'too-many' | 'failed'

export async function askForLink(of: LinkOf): Promise<LinkRequestResult> {
  const reply = await send(of)
  if (reply.kind === 'answered') return 'asked'
  return reply.kind === 'refused' && reply.problem.code === 'TOO_MANY_REQUESTS' ? 'too-many' : 'failed'
}

function send(of: LinkOf) {
  if ('draftId' in of) return client.send(requestDraftLink, { body: of })
  if ('draftToken' in of) return client.send(renewDraftLink, { body: { token: of.draftToken } })
  if ('quoteToken' in of) return client.send(renewQuoteLink, { body: { token: of.quoteToken } })
  if ('quoteReference' in of) return client.send(requestQuoteLink, { body: of })
  return client.send(requestRenewalLink, { body: of })
}
