import { formatDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { journey } from '../../brands/current'
import { PageHeading } from '../../frame/PageHeading'
import type { Offer } from '../../kept/offer'
import { useQuote } from '../../kept/quote-state'
import { Icon } from '../../ui/Icon'
import { CopyReference } from './CopyReference'
import { daysUntil, inDays } from './days-until'

/** Who it is for, what it is called and how long it holds (RES-01 to RES-03). */
export function Greeting({ results }: Pick<Offer, 'results'>) {
  const firstName = useQuote((state) => state.answers.proposerDetails.firstName)
  const expires = new Date(results.expiryDate)
  return (
    <header className="greeting">
      <PageHeading>{`Hi ${firstName ?? 'there'}, here's your quote`}</PageHeading>
      <dl className="greeting__facts">
        <div>
          <dt>Quote reference</dt>
          <dd>
            <CopyReference reference={results.quoteReference} />
          </dd>
        </div>
        <div>
          <dt>Quote expires</dt>
          <dd>
            {inDays(daysUntil(expires, new Date()))}
            <span className="greeting__note">on {formatDate(londonDate(expires))}</span>
          </dd>
        </div>
        <div>
          <dt>Your insurer</dt>
          <dd>{journey.insurer}</dd>
        </div>
      </dl>
      <p className="greeting__hold">
        <Icon name="clock" />
        <span>
          <strong>This price is held until midnight tonight.</strong> After that we work it out again with the
          prices of the day.
        </span>
      </p>
    </header>
  )
}
