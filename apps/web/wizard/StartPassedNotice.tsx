import { Notice } from '../ui/Notice'

/** Time went by since the start was chosen. */
export function StartPassedNotice() {
  return (
    <Notice look="warn" role="alert" title="Your cover start has passed. Please choose a new one.">
      Everything else is as you left it.
    </Notice>
  )
}
