import { Notice } from '../ui/Notice.tsx'
import { tryAgain } from '../ui/try-again.ts'

/** The next page could not be loaded. */
export function StuckNotice() {
  return (
    <Notice look="bad" role="alert" title="We couldn't open the next page">
      Your answers are safe. {tryAgain}
    </Notice>
  )
}
