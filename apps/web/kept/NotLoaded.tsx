import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

/** The questions could not be fetched on the way back to a quote that is under way: said, rather than an empty page. */
export function NotLoaded() {
  return (
    <main className="frame__main">
      <h1>We couldn't open your quote</h1>
      <Notice look="bad" role="alert">
        Your answers are safe. Please check your connection and try again.
      </Notice>
      <Button onClick={() => location.reload()}>Try again</Button>
    </main>
  )
}
