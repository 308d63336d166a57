import { draftKeysOf } from '@milepost/domain/quote/draft-check'
import { create } from 'zustand'
import { saveDraft } from '../../api/draft'
import { markDraft } from '../../state/browser-marks'
import { QUOTE_SHAPE, type QuoteState, restoreQuote, type TabDraft, useQuote } from '../../state/quote-state'
import { useResults } from '../../state/results-state'
import { contentOf, isSameContent } from './draft-content'

const MOST_UNCONFIRMED = 20

/** What the page must know of saving: only that another tab came in between. That a save failed disturbs nobody. */
export const useSaving = create<{ isConflict: boolean }>(() => ({ isConflict: false }))

/** The state that went out last; undefined when it may not have arrived. */
let sent: QuoteState | undefined
let isSaving = false
let isDue = false

/** Saves after every completed step, and whatever is left when the customer turns away or closes the tab (D-046). */
export function startSavingDraft(): () => void {
  const unsubscribe = useQuote.subscribe((now, before) => {
    if (now.completedSteps !== before.completedSteps) void saveNow()
  })
  const onHide = () => {
    if (document.visibilityState === 'hidden') void saveNow({ isLeaving: true })
  }
  const onLeave = () => void saveNow({ isLeaving: true })
  document.addEventListener('visibilitychange', onHide)
  // Not every browser says that a page it closes is hidden first.
  window.addEventListener('pagehide', onLeave)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', onHide)
    window.removeEventListener('pagehide', onLeave)
  }
}

/** Saves what is not saved yet. One at a time, but for a page that is being left: it will have no later. */
export async function saveNow({ isLeaving = false } = {}): Promise<void> {
  const state = useQuote.getState()
  // A quote that was given back is kept as a quote already, and holds masked answers that nothing but that quote makes whole (T23).
  if (useResults.getState().isRestored) return
  // Without date of birth and postcode nothing could open the draft again, so nothing is sent (D-046).
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
    // Whether it was stored is not known, as of one that failed; the next step saves it again.
    sent = undefined
    throw fault
  } finally {
    isSaving = false
  }
  if (isDue) await saveNow()
}

/** Fills the tab with what the server holds; nothing is to be saved until it changes. */
export function takeSaved(saved: Omit<QuoteState, 'activeStep'>): void {
  sent = { ...saved, activeStep: 1 }
  restoreQuote(saved)
  useSaving.setState({ isConflict: false })
}

/** The answers of this tab become a quote of their own; the one they came from stays as the other tab left it. */
export async function saveAsNew(): Promise<void> {
  sent = undefined
  useQuote.setState({ draft: undefined })
  useSaving.setState({ isConflict: false })
  await saveNow()
}

async function send(state: QuoteState, isLeaving: boolean): Promise<void> {
  const { id, revision, unconfirmed } = state.draft ?? newDraft()
  const saveId = randomId(16)
  // Written down before it goes out: should the answer never arrive, the next save names this one as its own.
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
  // The tab has been emptied or has moved to another draft meanwhile.
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

/** Saves before a confirmed one no longer matter: they are stored under it, or never will be. */
function confirmed(draft: TabDraft, saveId: string, revision: number): TabDraft {
  const place = draft.unconfirmed.indexOf(saveId)
  if (place === -1) return draft
  return { ...draft, revision, unconfirmed: draft.unconfirmed.slice(place + 1) }
}

/** So many random bytes in base64url: an id that nobody finds by trying. */
export function randomId(bytes: number): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
