import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/check-holds'
import { LinkRefused } from '../resume/links/LinkRefused'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { useQuoteLink } from './use-quote-link'

type LinkOnItsWayProps = { quoteReference: string; onBack: () => void }

/** A link has been asked for. All that is said is true whether there is such a quote or not (D-247). */
export function LinkOnItsWay({ quoteReference, onBack }: LinkOnItsWayProps) {
  const again = useQuoteLink()
  return (
    <div className="link-sent">
      <p>
        If <strong className="figures">{quoteReference}</strong> is a quote of ours and holds an email
        address, we have sent a link to that address. It opens the quote once, for {CHECK_HOLDS_MINUTES}{' '}
        minutes.
      </p>
      {/* Strangers may have used up the emails: the last one then works again (0030). */}
      <p>
        Nothing new there? It can take a few minutes, and it may be in your spam folder. We only send a few
        links an hour to one address. If you have an earlier email from us, open the newest: its link works
        again.
      </p>
      <LinkRefused state={again.state} />
      {again.state === 'asked' && (
        <Notice role="status">We have asked for another one. Please use the newest.</Notice>
      )}
      <div className="resume-offer__ways">
        <Button
          look="secondary"
          busy={again.state === 'asking'}
          busyLabel="Asking again"
          onClick={() => void again.ask(quoteReference)}
        >
          Send it again
        </Button>
        <Button look="quiet" onClick={onBack}>
          Use my details instead
        </Button>
      </div>
    </div>
  )
}
