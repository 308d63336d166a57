import { randomBytes } from 'node:crypto'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Clock } from '../platform/ports.ts'
import { draftKey, newDraftLinkSecret } from './draft-key.ts'
import type { DraftContent, DraftLinkStore, DraftStore } from './ports.ts'

/** The browser goes there immediately. */
const MINUTES = 5

export type HandOverRequest = DraftContent & {
  tenant: BrandCode
  /** The journey that receives the answers. */
  journey: JourneyId
}

/** Stores answers as a draft of another journey and returns the token that opens it there, once. */
export async function handOverDraft(
  { tenant, journey, ...content }: HandOverRequest,
  {
    drafts,
    draftLinks,
    clock,
  }: {
    drafts: Pick<DraftStore, 'saveDraft'>
    draftLinks: Pick<DraftLinkStore, 'saveLink'>
    clock: Clock
  },
): Promise<string> {
  const draftId = randomBytes(32).toString('base64url')
  const key = draftKey({ tenant, journey, draftId })
  const now = clock()
  const saveId = randomBytes(16).toString('base64url')
  await drafts.saveDraft({ ...content, ...key, saveId, unconfirmed: [], expectedRevision: 0, now })
  const { token, ...stored } = newDraftLinkSecret(draftId)
  const endsAt = new Date(now.getTime() + MINUTES * 60_000)
  await draftLinks.saveLink({ ...key, ...stored, madeAt: now, endsAt })
  return token
}
