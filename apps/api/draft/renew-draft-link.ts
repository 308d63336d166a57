import { tokenHashOf } from '../retrieval/token-secret'
import {
  askForLink,
  type DraftLinkPorts,
  emailDraftLink,
  type LinkAsked,
  type LinkToEmail,
} from './email-draft-link'
import { unsealDraftId } from './link-secret'

export type RenewDraftLinkRequest = Omit<LinkToEmail, 'draftId'> & { token: string }

/** As requestDraftLink, for a device that knows the draft by an old link alone. */
export async function renewDraftLink(
  { token, ...request }: RenewDraftLinkRequest,
  ports: DraftLinkPorts,
): Promise<LinkAsked> {
  const { tenant, journey } = request
  const tokenHash = tokenHashOf(token)
  const link = await ports.draftLinks.findLink({ tenant, journey, tokenHash })
  // A link that we never made is counted under itself, so that it costs what a real one does.
  const key = { tenant, journey, idHash: link?.idHash ?? tokenHash }
  const outcome = await askForLink(key, ports)
  if (outcome.kind === 'accepted' && link !== undefined) {
    const draftId = unsealDraftId(link.sealedDraftId, token)
    ports.later(() => emailDraftLink({ ...request, draftId }, ports))
  }
  return outcome
}
