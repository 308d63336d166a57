import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { usePageTitle } from '../../frame/page-title'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { buttonClass } from '../../ui/button-class'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { Waiting } from '../../ui/Waiting'
import { SubscriptionCard } from './SubscriptionCard'
import { headings } from './subscription-words'
import { useSubscription } from './use-subscription'

const TITLE = 'Your renewal'
const plainHeadings = {
  loading: TITLE,
  unreachable: TITLE,
  gone: 'Sorry, this link no longer works',
  missing: 'Please open the link in your email again',
} as const

/** Where a letter about a renewal leads: the next payment, and how to stop it (SUB-08, D-225). */
export function SubscriptionPage() {
  const { again, stop, ...seen } = useSubscription()
  const heading = seen.state === 'known' ? headings[seen.subscription.status] : plainHeadings[seen.state]
  usePageTitle(heading, pack.firm.name)
  const title = useFocusOn(heading)
  return (
    <div className="renewing">
      <PageHeading ref={title}>{heading}</PageHeading>
      {seen.state === 'known' && <SubscriptionCard {...seen} onStop={stop} />}
      {seen.state === 'loading' && (
        <Waiting label="Looking up your renewal">
          <Skeleton className="renewing__waiting" />
        </Waiting>
      )}
      {seen.state === 'unreachable' && (
        <>
          <Notice look="bad" role="alert" title="We couldn't reach your renewal">
            Nothing has changed. Please check your connection and try again.
          </Notice>
          <div className="renewing__ways">
            <Button onClick={again}>Try again</Button>
          </div>
        </>
      )}
      {seen.state === 'missing' && (
        <p>To keep your policy safe, we forget the link when this page is loaded again.</p>
      )}
      {seen.state === 'gone' && <p>Open the link in the newest email from us, or call us.</p>}
      {(seen.state === 'missing' || seen.state === 'gone') && <OtherWays />}
    </div>
  )
}

function OtherWays() {
  const { display, dial } = pack.firm.phone
  return (
    <div className="renewing__ways">
      <a className={buttonClass('primary')} href={`tel:${dial}`}>
        <span className="button__face">Call {display}</span>
      </a>
      <Link className={buttonClass('secondary')} to={paths.root}>
        <span className="button__face">Get a new quote</span>
      </Link>
    </div>
  )
}

/** The page has become another: it is announced by its heading, as a new page is. */
function useFocusOn(heading: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(heading)
  useEffect(() => {
    if (before.current !== heading) title.current?.focus()
    before.current = heading
  }, [heading])
  return title
}
