import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { usePageTitle } from '../../frame/page-title'
import { paths } from '../../paths'
import { Icon } from '../../ui/Icon'
import { Skeleton } from '../../ui/Skeleton'
import { Waiting } from '../../ui/Waiting'
import { CheckingView } from './CheckingView'
import { leadInWords } from './cover-in-words'
import { FailedView } from './FailedView'
import { NotChargedView } from './NotChargedView'
import { BoughtView } from './PurchasedView'
import type { PurchaseSeen } from './purchase-seen'
import { usePurchaseSeen } from './use-purchase-seen'

type ThankYouPageProps = {
  /** A cancelled policy was taken up again (NAV-09, D-223). */
  isRestart?: boolean
}

/** The page after a purchase (NAV-06, THX-01 to THX-03, D-215). Whoever has bought nothing is sent to the start (D-033). */
export function ThankYouPage({ isRestart = false }: ThankYouPageProps) {
  const { seen, isSlow, retry } = usePurchaseSeen()
  const heading = headingOf(seen)
  usePageTitle(heading.title, pack.firm.name)
  const title = useFocusOnChange(seen.kind)
  if (seen.kind === 'nothing') return <Navigate to={paths.root} replace />
  return (
    <div className="thanks">
      {seen.kind === 'bought' && (
        <span className="thanks__mark">
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

type ViewProps = Required<ThankYouPageProps> & { seen: PurchaseSeen; isSlow: boolean; onRetry: () => void }

function View({ seen, isSlow, isRestart, onRetry }: ViewProps) {
  switch (seen.kind) {
    case 'bought':
      return <BoughtView policy={seen.policy} isSlow={isSlow} isRestart={isRestart} />
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
          <div className="thanks__waiting">
            <Skeleton className="h-72 w-full" />
            <Skeleton className="h-48 w-full" />
          </div>
        </Waiting>
      )
  }
}

type Heading = { title: string; words?: string; lead?: string }

function headingOf(seen: PurchaseSeen): Heading {
  switch (seen.kind) {
    case 'bought':
      return {
        title: 'Thank you',
        words: `Thank you, ${seen.policy.firstName}`,
        lead: leadInWords(seen.policy, pack.firm.name, new Date()),
      }
    case 'checking':
      return { title: 'We are checking your payment' }
    case 'not-charged':
      return { title: 'Your payment did not go through' }
    case 'failed':
      return { title: "We couldn't get your policy" }
    case 'asking':
    case 'nothing':
      return { title: 'Your policy' }
  }
}

/** What the page has to say changes under its customer: its new heading takes the focus, so that it is read out. */
function useFocusOnChange(kind: PurchaseSeen['kind']) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(kind)
  useEffect(() => {
    if (before.current !== kind) title.current?.focus({ preventScroll: true })
    before.current = kind
  }, [kind])
  return title
}
