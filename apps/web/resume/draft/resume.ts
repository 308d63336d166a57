import { sanitiseAnswers } from '@milepost/domain/journeys/journey-progress'
import { openDraftLink, resumeDraft, type SavedDraft } from '../../api/draft'
import { markDraft } from '../../state/browser-marks'
import { hasJourneyDefinition, useJourneyDefinition } from '../../state/journey-definition'
import { QUOTE_SHAPE } from '../../state/quote-state'
import type { DraftContent } from './draft-content'
import { takeSaved } from './save-draft'

export type Resumed = 'restored' | 'not-found' | 'failed'

/** Fills the tab with saved answers once their owner has shown who they are (D-046). */
export async function resume(
  id: string,
  check: { dateOfBirth: string; postcode: string },
  signal = new AbortController().signal,
): Promise<Resumed> {
  const outcome = await resumeDraft({ draftId: id, ...check }, signal)
  if (outcome.kind !== 'found') return outcome.kind
  const isJudgeable = await hasJourneyDefinition()
  return isJudgeable && !signal.aborted ? restore(id, outcome.draft) : 'failed'
}

/** As resume, for whoever holds an emailed link. All else is fetched first: the link opens once. */
export async function resumeByLink(token: string, signal = new AbortController().signal): Promise<Resumed> {
  if (!(await hasJourneyDefinition())) return 'failed'
  const outcome = await openDraftLink(token, signal)
  if (outcome.kind !== 'found') return outcome.kind
  const { draftId, ...draft } = outcome.draft
  return restore(draftId, draft)
}

function restore(id: string, { revision, shape, completedSteps, ...draft }: SavedDraft): Resumed {
  // Saved by a site that wrote answers in another way: to misread them would be worse than to ask again.
  if (shape !== QUOTE_SHAPE) return 'not-found'
  // The server keeps what this site sent and looks into none of it; the shape just compared says how it is to be read.
  const { answers, besides } = draft as unknown as Pick<DraftContent, 'answers' | 'besides'>
  takeSaved({
    ...besides,
    // Whatever is no answer is asked again rather than shown.
    answers: sanitiseAnswers(answers, useJourneyDefinition.getState().definition),
    completedSteps: Object.fromEntries(completedSteps.map((name) => [name, true])),
    draft: { id, revision, unconfirmed: [] },
  })
  markDraft(id)
  return 'restored'
}
