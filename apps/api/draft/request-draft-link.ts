import { draftKey } from './draft-key'
import {
  askForLink,
  type DraftLinkPorts,
  emailDraftLink,
  type LinkAsked,
  type LinkToEmail,
} from './email-draft-link'

/** Sends a link for a browser that holds the draft's id. Refused for asking too often, and for nothing else. */
export async function requestDraftLink(request: LinkToEmail, ports: DraftLinkPorts): Promise<LinkAsked> {
  const outcome = await askForLink(draftKey(request), ports)
  if (outcome.kind === 'accepted') ports.later(() => emailDraftLink(request, ports))
  return outcome
}
