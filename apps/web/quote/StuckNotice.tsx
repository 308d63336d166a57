import { Notice } from '../ui/Notice'

/** The next page could not be fetched. */
export function StuckNotice() {
  return (
    <Notice look="bad" role="alert" title="We couldn't open the next page">
      Your answers are safe. Please check your connection and press Continue again.
    </Notice>
  )
}
