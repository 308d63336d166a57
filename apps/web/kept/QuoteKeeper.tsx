import { useEffect } from 'react'
import { ConflictDialog } from './draft/ConflictDialog'
import { keepDraft } from './draft/keep-draft'
import { IdleWarning } from './idle/IdleWarning'

/** Watches over a quote while it is being filled in: saves it, and closes it when nobody is there. */
export function QuoteKeeper() {
  useEffect(() => keepDraft(), [])
  return (
    <>
      <ConflictDialog />
      <IdleWarning />
    </>
  )
}
