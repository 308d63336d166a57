import { createHash } from 'node:crypto'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Clock, DraftAnswers, DraftSaving, DraftStore } from './ports'

export type SaveDraftRequest = {
  tenant: BrandCode
  journey: JourneyId
  /** The opaque id the browser holds; whoever has it has the draft (D-046). */
  draftId: string
  answers: DraftAnswers
  expectedRevision: number
}

/** Keeps a customer's unfinished answers. A save from an old revision is refused, so that two tabs cannot undo each other. */
export function saveDraft(
  { draftId, ...request }: SaveDraftRequest,
  { drafts, clock }: { drafts: DraftStore; clock: Clock },
): Promise<DraftSaving> {
  const idHash = createHash('sha256').update(draftId, 'utf8').digest()
  return drafts.saveDraft({ ...request, idHash, now: clock() })
}
