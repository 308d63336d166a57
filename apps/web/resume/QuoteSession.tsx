import { useEffect } from 'react'
import { useResults } from '../state/results-state.ts'
import { ConflictDialog } from './draft/ConflictDialog.tsx'
import { startSavingDraft } from './draft/save-draft.ts'
import { IdleWarning } from './IdleWarning.tsx'

/** Watches a quote while it is being filled in: saves it, and closes it after inactivity. */
export function QuoteSession() {
  const isRestart = useResults((state) => state.isRestart === true)
  // A restart starts from a policy: it is stored as the quote made from that, never as a draft (D-040).
  useEffect(() => (isRestart ? undefined : startSavingDraft()), [isRestart])
  return (
    <>
      <ConflictDialog />
      <IdleWarning />
    </>
  )
}
