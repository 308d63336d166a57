import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Clock } from '../platform/ports.ts'
import { draftKey } from './draft-key.ts'
import type { DraftContent, DraftSaving, DraftStore, DraftToSave } from './ports.ts'

export type SaveDraftRequest = DraftContent &
  Pick<DraftToSave, 'expectedRevision' | 'saveId' | 'unconfirmed'> & {
    tenant: BrandCode
    journey: JourneyId
    /** The opaque id the browser holds (D-046). */
    draftId: string
  }

/** Stores unfinished answers. A save from an old revision is refused, so that two tabs cannot overwrite each other. */
export function saveDraft(
  { draftId, ...request }: SaveDraftRequest,
  { drafts, clock }: { drafts: Pick<DraftStore, 'saveDraft'>; clock: Clock },
): Promise<DraftSaving> {
  return drafts.saveDraft({ ...request, ...draftKey({ ...request, draftId }), now: clock() })
}
