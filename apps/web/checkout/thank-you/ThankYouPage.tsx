import { useEffect, useRef } from 'react'
import { brand } from '../../brands/brand'
import { PageHeading, usePageTitle } from '../../frame/PageHeading'
import { useOffer } from '../../offer/offer'
import { paths } from '../../paths'
import { Link, Navigate } from '../../router'
import { useCompletedPurchase } from '../../state/completed-purchase'
import { resultsPath, thirtyDayPage } from '../../state/results-path'
import { useResults } from '../../state/results-state'
import { Button, ButtonFace, buttonLook } from '../../ui/Button'
import { CopyText } from '../../ui/CopyText'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { Skeleton, Spinner, Waiting } from '../../ui/Waiting'
import { leadInWords } from './cover-in-words'
import { PurchasedView } from './PurchasedView'
import styles from './ThankYouPage.module.css'
import { type PurchaseResult, usePurchaseResult } from './use-purchase-result'

type ThankYouPageProps = {
  /** A cancelled policy was restarted (NAV-09, D-223). */
  isRestart?: boolean
}

/** The page after a purchase (NAV-06, THX-01 to THX-03, D-215). Without a purchase it redirects to the start (D-033). */
export function ThankYouPage({ isRestart = false }: ThankYouPageProps) {
  const { seen, isSlow, retry } = usePurchaseResult()
  const heading = headingOf(seen)
  usePageTitle(heading.title, brand.firm.name)
  const title = useFocusOnChange(seen.kind)
  if (seen.kind === 'nothing') return <Navigate to={paths.root} replace />
  return (
    <div className={styles.thanks}>
      {seen.kind === 'bought' && (
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
      )}
      <PageHeading key={seen.kind} ref={title} lead={heading.lead}>
        {heading.words ?? heading.title}
      </PageHeading>
      <View seen={seen} isSlow={isSlow} isRestart={isRestart} onRetry={retry} />
    </div>
  )
}

type ViewProps = Required<ThankYouPageProps> & { seen: PurchaseResult; isSlow: boolean; onRetry: () => void }

function View({ seen, isSlow, isRestart, onRetry }: ViewProps) {
  switch (seen.kind) {
    case 'bought':
      return <PurchasedView policy={seen.policy} isSlow={isSlow} isRestart={isRestart} />
    case 'checking':
      return <CheckingView />
    case 'not-charged':
      return <NotChargedView />
    case 'failed':
      return <FailedView onRetry={onRetry} />
    case 'asking':
    case 'nothing':
      return (
        <Waiting label="Getting your policy">
          <div className={styles.waiting}>
            <Skeleton height={72} />
            <Skeleton height={48} />
          </div>
        </Waiting>
      )
  }
}

type Heading = { title: string; words?: string; lead?: string }

function headingOf(seen: PurchaseResult): Heading {
  switch (seen.kind) {
    case 'bought':
      return {
        title: 'Thank you',
        words: `Thank you, ${seen.policy.firstName}`,
        lead: leadInWords(seen.policy, brand.firm.name, new Date()),
      }
    case 'checking':
      return { title: "We're checking your payment" }
    case 'not-charged':
      return { title: "Your payment didn't go through" }
    case 'failed':
      return { title: "We couldn't get your policy" }
    case 'asking':
    case 'nothing':
      return { title: 'Your policy' }
  }
}

/** The page changes while it is open: its new heading takes the focus, so that it is read out. */
function useFocusOnChange(kind: PurchaseResult['kind']) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(kind)
  useEffect(() => {
    if (before.current !== kind) title.current?.focus({ preventScroll: true })
    before.current = kind
  }, [kind])
  return title
}

/** The provider has not answered yet. Paying again now could charge the customer twice (F12). */
export function CheckingView() {
  const { phone } = brand.firm
  return (
    <>
      <Notice look="warn" title="Please don't pay again">
        <p>
          Your bank hasn't confirmed your payment yet. We'll keep checking, and this page will update
          automatically. You can close it, and we'll email you either way.
        </p>
      </Notice>
      <p className={styles.busy} role="status">
        <Spinner />
        Checking with your bank
      </p>
      <p>
        If it takes longer than a few minutes, call <a href={`tel:${phone.dial}`}>{phone.display}</a>.
      </p>
    </>
  )
}

/** The policy could not be loaded. What this tab knows about it is still shown: a lost connection does not undo a purchase. */
export function FailedView({ onRetry }: { onRetry: () => void }) {
  const policyNumber = useCompletedPurchase((state) => state.bought?.policyNumber)
  const { phone } = brand.firm
  return (
    <>
      <Notice look="bad" role="alert">
        <p>
          You've bought your policy and it's safe. Try again in a moment, or call{' '}
          <a href={`tel:${phone.dial}`}>{phone.display}</a>.
        </p>
      </Notice>
      {policyNumber && (
        <p>
          Your policy number is <CopyText text={policyNumber} name="policy number" />
        </p>
      )}
      <p>
        <Button onClick={onRetry}>Try again</Button>
      </p>
    </>
  )
}

/** For customers who waited for their bank: nothing was charged, there is no cover, and a link back (F12, D-212). */
export function NotChargedView() {
  const hasQuote = useOffer() !== undefined
  const isRestart = useResults((state) => state.isRestart === true)
  const isThirtyDays = useResults((state) => state.is30DayQuote)
  const quotePath = isThirtyDays || isRestart ? thirtyDayPage(isRestart) : resultsPath()
  return (
    <>
      <Notice look="bad" title="No money was taken, and you are not insured yet">
        <p>You can try again, or pay another way.</p>
      </Notice>
      <p>
        <Link {...buttonLook('primary')} to={hasQuote ? quotePath : paths.root}>
          <ButtonFace>{hasQuote ? 'Back to my quote' : 'Back to the start'}</ButtonFace>
        </Link>
      </p>
    </>
  )
}
