import { sanitiseAnswers } from '@milepost/domain/journeys/journey-progress'
import { openDraftLink, resumeDraft, type SavedDraft } from '../../api/draft.ts'
import { markDraft } from '../../state/browser-marks.ts'
import { hasJourneyDefinition, useJourneyDefinition } from '../../state/journey-definition.ts'
import { QUOTE_SHAPE } from '../../state/quote-state.ts'
import type { DraftContent } from './draft-content.ts'
import { takeSaved } from './save-draft.ts'

export type Resumed = 'restored' | 'not-found' | 'failed'

/** Fills the tab with saved answers once their owner has passed the check (D-046). */
export async function resume(
  id: string,
  check: { dateOfBirth: string; postcode: string },
  signal = new AbortController().signal,
): Promise<Resumed> {
  const outcome = await resumeDraft({ draftId: id, ...check }, signal)
  if (outcome.kind !== 'found') return outcome.kind
  const isDefinitionLoaded = await hasJourneyDefinition()
  return isDefinitionLoaded && !signal.aborted ? restore(id, outcome.draft) : 'failed'
}

/** As `resume`, by an emailed link. Everything else is loaded first, because the link is single use. */
export async function resumeByLink(token: string, signal = new AbortController().signal): Promise<Resumed> {
  if (!(await hasJourneyDefinition())) return 'failed'
  const outcome = await openDraftLink(token, signal)
  if (outcome.kind !== 'found') return outcome.kind
  const { draftId, ...draft } = outcome.draft
  return restore(draftId, draft)
}

function restore(id: string, { revision, shape, completedSteps, ...draft }: SavedDraft): Resumed {
  // Saved by a version with another shape: asking again is better than misreading the answers.
  if (shape !== QUOTE_SHAPE) return 'not-found'
  // The server stores the draft without reading it; the shape just compared defines how to read it.
  const { answers, besides } = draft as unknown as Pick<DraftContent, 'answers' | 'besides'>
  takeSaved({
    ...besides,
    // What is not a valid answer is asked again.
    answers: sanitiseAnswers(answers, useJourneyDefinition.getState().definition),
    completedSteps: Object.fromEntries(completedSteps.map((name) => [name, true])),
    draft: { id, revision, unconfirmed: [] },
  })
  markDraft(id)
  return 'restored'
}
