import type { RestartOffer } from '@milepost/contract/problem'
import { formatDate, parseLocalDate } from '@milepost/domain/values/local-date'
import { Link } from 'react-router'
import { pack } from '../brands/pack'
import { restartOf } from '../resume/retrieval-path'
import { buttonClass } from '../ui/button-class'
import { Card } from '../ui/Card'
import { LinkButton } from '../ui/LinkButton'

/** For the owner of a cancelled policy: the quote was bought, but it covers nobody any more, and can be taken up again (D-224). */
export function RestartOffered({ until, quoteReference }: RestartOffer) {
  const { phone, name } = pack.firm
  const day = formatDate(parseLocalDate(until))
  return (
    <Card className="ending__restart" title="Your policy was cancelled, but you can restart it">
      <p>
        It no longer covers you. You can restart it{day && ` until ${day}`}, for 30 days at a time, with the
        answers you gave before.
      </p>
      {quoteReference === undefined ? (
        <>
          <p>Call {name}, and we'll send you a link with your price.</p>
          <LinkButton href={`tel:${phone.dial}`}>Call {phone.display}</LinkButton>
        </>
      ) : (
        <Link className={buttonClass('primary')} to={restartOf(quoteReference)}>
          <span className="button__face">Restart my policy</span>
        </Link>
      )}
    </Card>
  )
}
