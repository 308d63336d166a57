import { resumeDraft } from '../../api/resume-draft'
import { loadCatalogue } from '../catalogue'
import { QUOTE_SHAPE } from '../quote-state'
import type { DraftContent } from './draft-content'
import { takeSaved } from './keep-draft'
import { markDraft } from './saved-mark'

export type Resumed = 'restored' | 'not-found' | 'failed'

/** Fills the tab with saved answers once their owner has shown who they are (D-046). */
export async function resume(
  id: string,
  check: { dateOfBirth: string; postcode: string },
  signal = new AbortController().signal,
): Promise<Resumed> {
  const outcome = await resumeDraft({ draftId: id, ...check }, signal)
  if (outcome.kind !== 'found') return outcome.kind
  const { revision, shape, completedSteps, ...draft } = outcome.draft
  // Saved by a site that wrote answers in another way: to misread them would be worse than to ask again.
  if (shape !== QUOTE_SHAPE) return 'not-found'
  try {
    await loadCatalogue()
  } catch {
    // The questions did not arrive: the connection is gone again.
    return 'failed'
  }
  if (signal.aborted) return 'failed'
  // The server keeps what this site sent and looks into none of it; the shape just compared says how it is to be read.
  const { answers, besides } = draft as unknown as Pick<DraftContent, 'answers' | 'besides'>
  takeSaved({
    ...besides,
    answers,
    completedSteps: Object.fromEntries(completedSteps.map((name) => [name, true])),
    draft: { id, revision, unconfirmed: [] },
  })
  markDraft(id)
  return 'restored'
}
