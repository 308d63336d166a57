import { pack } from '../brands/pack'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { tryAgain } from '../ui/try-again'
import { PageHeading } from './PageHeading'

/** What should be here could not be fetched or drawn: said, rather than an empty page. */
export function NotLoaded({ what }: { what: 'your quote' | 'this page' }) {
  return (
    <>
      <PageHeading>We couldn't open {what}</PageHeading>
      <Notice look="bad" role="alert">
        <p>
          What you told us is safe. {tryAgain} Or call {pack.firm.phone.display}.
        </p>
        <p>
          <Button look="secondary" onClick={() => location.reload()}>
            Try again
          </Button>
        </p>
      </Notice>
    </>
  )
}
