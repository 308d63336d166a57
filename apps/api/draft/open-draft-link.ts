import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Clock, Found, NotFound } from '../platform/ports'
import { tokenHashOf } from '../retrieval/link-token'
import { decryptDraftId } from './draft-key'
import type { DraftLinkStore, DraftStore, StoredDraft } from './ports'

export type OpenDraftLinkRequest = { tenant: BrandCode; journey: JourneyId; token: string }

/**
 * Gives saved answers to whoever holds a link to them, once, and their id with them. Its owner has shown who they are, so earlier
 * tries to guess no longer count (safety T2).
 */
export async function openDraftLink(
  { tenant, journey, token }: OpenDraftLinkRequest,
  { drafts, draftLinks, clock }: { drafts: DraftStore; draftLinks: DraftLinkStore; clock: Clock },
): Promise<Found<StoredDraft & { draftId: string }> | NotFound> {
  const link = await draftLinks.spendLink({ tenant, journey, tokenHash: tokenHashOf(token) }, clock())
  if (link === undefined) return { kind: 'not-found' }
  const key = { tenant, journey, idHash: link.idHash }
  const draft = await drafts.findDraft(key)
  if (draft === undefined) return { kind: 'not-found' }
  await drafts.forgetAttempts(key)
  return { kind: 'found', value: { ...draft, draftId: decryptDraftId(link.encryptedDraftId, token) } }
}
