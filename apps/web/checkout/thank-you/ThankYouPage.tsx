import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '../../brands/brand.ts'
import { journey } from '../../brands/current.ts'
import { voiceOf } from '../../brands/voice.ts'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { useOffer } from '../../offer/offer.ts'
import { paths } from '../../paths.ts'
import { Link, Navigate } from '../../router.tsx'
import { useCompletedPurchase } from '../../state/completed-purchase.ts'
import { resultsPath, thirtyDayPage } from '../../state/results-path.ts'
import { useResults } from '../../state/results-state.ts'
import { Button, ButtonFace, buttonLook } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton, Spinner, Waiting } from '../../ui/Waiting.tsx'
import { leadInWords } from './cover-in-words.ts'
import { PurchasedView } from './PurchasedView.tsx'
import styles from './ThankYouPage.module.css'
import { type PurchaseResult, usePurchaseResult } from './use-purchase-result.ts'

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
      <div className={styles.arrival}>
        <Mark seen={seen} />
        <PageHeading key={seen.kind} ref={title} lead={heading.lead}>
          {heading.greeting && <span className={styles.greeting}>{heading.greeting} </span>}
          {heading.words ?? heading.title}
        </PageHeading>
      </div>
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
          <PolicySkeleton />
        </Waiting>
      )
  }
}

/** Its space is reserved from the start, so that nothing moves when the policy appears. */
function Mark({ seen: { kind } }: { seen: PurchaseResult }) {
  if (kind !== 'bought' && kind !== 'asking') return null
  const isBought = kind === 'bought'
  return (
    <span className={styles.mark} data-bought={isBought || undefined}>
      {isBought && <Icon name="check" />}
    </span>
  )
}

/** As large as the policy and its first documents. */
function PolicySkeleton() {
  return (
    <div className={styles.waiting}>
      <div className={styles.waitingCard}>
        <Skeleton height={9} width="2/3" />
        <Skeleton height={6} width="1/2" />
        <Skeleton height={6} width="3/4" />
        <Skeleton height={6} width="3/4" />
      </div>
      <div className={styles.waitingRows}>
        <Skeleton height={6} width={40} />
        <Skeleton height={6} />
        <Skeleton height={6} />
      </div>
    </div>
  )
}

type Heading = { title: string; greeting?: string; words?: string; lead?: ReactNode }

function headingOf(seen: PurchaseResult): Heading {
  const { thankYou } = voiceOf(journey.brand)
  switch (seen.kind) {
    case 'bought':
      return {
        title: 'Thank you',
        greeting: `Thank you, ${seen.policy.firstName}`,
        words: thankYou.title,
        lead: (
          <>
            <span className={styles.fact}>{leadInWords(seen.policy, brand.firm.name, new Date())}</span>
            {thankYou.line}
          </>
        ),
      }
    case 'checking':
      return { title: "We're checking your payment" }
    case 'not-charged':
      return { title: "Your payment didn't go through" }
    case 'failed':
      return { title: "We couldn't get your policy" }
    case 'asking':
    case 'nothing':
      return { title: 'Your policy', greeting: 'One moment', lead: <Skeleton height={6} width="2/3" /> }
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
