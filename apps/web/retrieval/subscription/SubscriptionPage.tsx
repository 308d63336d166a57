import { brand } from '../../brands/brand.ts'
import { PageHeading, useHeadingFocus, usePageTitle } from '../../frame/PageHeading.tsx'
import { PageMark } from '../../frame/PageMark.tsx'
import { TalkToUs } from '../../frame/TalkToUs.tsx'
import { DeadLinkPage } from '../../resume/links/DeadLinkPage.tsx'
import { useEmailLink } from '../../resume/links/use-email-link.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { tryAgain } from '../../ui/try-again.ts'
import { Skeleton, Waiting } from '../../ui/Waiting.tsx'
import { headingOf, SubscriptionCard } from './SubscriptionCard.tsx'
import styles from './subscription.module.css'
import { type RenewalResult, useRenewal } from './use-renewal.ts'

const TITLE = 'Your renewal'
const plainHeadings = {
  loading: TITLE,
  unreachable: TITLE,
  missing: 'Please open the link in your email again',
} as const

/** The page of a renewal email: the next payment, and how to stop it (SUB-08, D-225). */
export function SubscriptionPage() {
  const link = useEmailLink()
  if (link && link.token === undefined) return <DeadLinkPage dead={{ kind: 'renewal', why: 'damaged' }} />
  // Another email is about another policy: the state starts fresh.
  return <Renewal key={link?.token} token={link?.token} />
}

function Renewal({ token }: { token: string | undefined }) {
  const { again, stop, ...seen } = useRenewal(token)
  if (seen.state === 'gone') return <DeadLinkPage dead={{ kind: 'renewal', why: 'gone' }} />
  return <Seen seen={seen} again={again} stop={stop} />
}

type SeenProps = {
  seen: Exclude<RenewalResult, { state: 'gone' }>
  again: () => void
  stop: () => Promise<void>
}

function Seen({ seen, again, stop }: SeenProps) {
  const heading = seen.state === 'known' ? headingOf(seen.subscription) : plainHeadings[seen.state]
  usePageTitle(heading, brand.firm.name)
  const title = useHeadingFocus(heading)
  return (
    <div className={styles.renewing}>
      {seen.state === 'missing' && <PageMark icon="mail" />}
      <PageHeading ref={title}>{heading}</PageHeading>
      {seen.state === 'known' && <SubscriptionCard {...seen} onStop={stop} />}
      {seen.state === 'loading' && (
        <Waiting label="Looking up your renewal">
          <Skeleton className={styles.waiting} />
        </Waiting>
      )}
      {seen.state === 'unreachable' && (
        <>
          <Notice look="bad" role="alert" title="We couldn't reach your renewal">
            Nothing has changed. {tryAgain}
          </Notice>
          <div className={styles.ways}>
            <Button onClick={again}>Try again</Button>
          </div>
        </>
      )}
      {seen.state === 'missing' && (
        <>
          <p>For your security, we clear the link when you reload this page.</p>
          <TalkToUs />
        </>
      )}
    </div>
  )
}
