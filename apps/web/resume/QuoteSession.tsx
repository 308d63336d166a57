import { useEffect } from 'react'
import { useResults } from '../state/results-state'
import { ConflictDialog } from './draft/ConflictDialog'
import { startSavingDraft } from './draft/save-draft'
import { IdleWarning } from './IdleWarning'

/** Watches over a quote while it is being filled in: saves it, and closes it when nobody is there. */
export function QuoteSession() {
  const isRestart = useResults((state) => state.isRestart === true)
  // A restart begins with its policy: what is kept of it is the quote made from that, never a draft (D-040).
  useEffect(() => (isRestart ? undefined : startSavingDraft()), [isRestart])
  return (
    <>
      <ConflictDialog />
      <IdleWarning />
    </>
  )
}
