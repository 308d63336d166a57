import { draftKeysOf } from '@milepost/domain/quote/draft-check'
import { create } from 'zustand'
import { saveDraft } from '../../api/draft.ts'
import { markDraft } from '../../state/browser-marks.ts'
import {
  QUOTE_SHAPE,
  type QuoteState,
  restoreQuote,
  type TabDraft,
  useQuote,
} from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { contentOf, isSameContent } from './draft-content.ts'

const MOST_UNCONFIRMED = 20

/** All that the page needs to know about saving: whether another tab saved in between. A failed save is silent. */
export const useSaving = create<{ isConflict: boolean }>(() => ({ isConflict: false }))

/** The state sent last; undefined if it may not have arrived. */
let sent: QuoteState | undefined
let isSaving = false
let isDue = false

/** Saves after every completed step, and anything unsaved when the page is hidden or closed (D-046). */
export function startSavingDraft(): () => void {
  const unsubscribe = useQuote.subscribe((now, before) => {
    if (now.completedSteps !== before.completedSteps) void saveNow()
  })
  const onHide = () => {
    if (document.visibilityState === 'hidden') void saveNow({ isLeaving: true })
  }
  const onLeave = () => void saveNow({ isLeaving: true })
  document.addEventListener('visibilitychange', onHide)
  // Not every browser reports a page it closes as hidden first.
  window.addEventListener('pagehide', onLeave)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', onHide)
    window.removeEventListener('pagehide', onLeave)
  }
}

/** Saves what is not saved yet. One save at a time, except for a page that is being left, which has no later chance. */
export async function saveNow({ isLeaving = false } = {}): Promise<void> {
  const state = useQuote.getState()
  // A restored quote is stored as a quote already, and has masked answers that only that quote can complete (T23).
  if (useResults.getState().isRestored) return
  // Without date of birth and postcode the draft could never be opened again, so nothing is sent (D-046).
  if (useSaving.getState().isConflict || !draftKeysOf(state.answers)) return
  if (state.draft && sent && isSameContent(state, sent)) return
  if (isSaving && !isLeaving) {
    isDue = true
    return
  }
  isSaving = true
  isDue = false
  try {
    await send(state, isLeaving)
  } catch (fault) {
    // Whether it was stored is unknown, as after a failure; the next step saves it again.
    sent = undefined
    throw fault
  } finally {
    isSaving = false
  }
  if (isDue) await saveNow()
}

/** Fills the tab with what the server has; nothing is saved until it changes. */
export function takeSaved(saved: Omit<QuoteState, 'activeStep'>): void {
  sent = { ...saved, activeStep: 1 }
  restoreQuote(saved)
  useSaving.setState({ isConflict: false })
}

/** Saves the answers of this tab as a new draft; the old one stays as the other tab left it. */
export async function saveAsNew(): Promise<void> {
  sent = undefined
  useQuote.setState({ draft: undefined })
  useSaving.setState({ isConflict: false })
  await saveNow()
}

async function send(state: QuoteState, isLeaving: boolean): Promise<void> {
  const { id, revision, unconfirmed } = state.draft ?? newDraft()
  const saveId = randomId(16)
  // Recorded before it is sent: if the reply is lost, the next save names this one as its own.
  useQuote.setState({
    draft: { id, revision, unconfirmed: [...unconfirmed, saveId].slice(-MOST_UNCONFIRMED) },
  })
  sent = state
  const outcome = await saveDraft(
    {
      draftId: id,
      revision,
      saveId,
      unconfirmed: [...unconfirmed].slice(-MOST_UNCONFIRMED),
      shape: QUOTE_SHAPE,
      ...contentOf(state),
    },
    { isLeaving },
  )
  const { draft } = useQuote.getState()
  // The tab has been reset or has moved to another draft meanwhile.
  if (draft?.id !== id) return
  if (outcome.kind === 'failed') sent = undefined
  if (outcome.kind === 'conflict' && draft.unconfirmed.at(-1) === saveId)
    useSaving.setState({ isConflict: true })
  if (outcome.kind === 'saved') {
    useQuote.setState({ draft: confirmed(draft, saveId, outcome.revision) })
    markDraft(id)
  }
}

function newDraft(): TabDraft {
  return { id: randomId(32), revision: 0, unconfirmed: [] }
}

/** Saves before a confirmed one no longer matter: they are included in it, or will never be stored. */
function confirmed(draft: TabDraft, saveId: string, revision: number): TabDraft {
  const place = draft.unconfirmed.indexOf(saveId)
  if (place === -1) return draft
  return { ...draft, revision, unconfirmed: draft.unconfirmed.slice(place + 1) }
}

/** Random bytes in base64url: an id that cannot be guessed. */
export function randomId(bytes: number): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
