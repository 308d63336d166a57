import { Link, Navigate } from 'react-router'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { usePageTitle } from '../../frame/page-title'
import { paths } from '../../paths'
import { NoOffer } from '../../resume/NoOffer'
import { useBought } from '../../state/completed-purchase'
import { resultsPath, thankYouPage, thirtyDayPage } from '../../state/results-path'
import { useResults } from '../../state/results-state'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { tryAgain } from '../../ui/try-again'
import { Waiting } from '../../ui/Waiting'
import { AmountToPay } from './AmountToPay'
import { type Buying, useBuying } from './buying'
import { CheckingPayment } from './CheckingPayment'
import { NothingDue } from './NothingDue'
import { PaymentForm } from './PaymentForm'
import { PaymentProblemDialog } from './PaymentProblemDialog'
import { ProcessingOverlay } from './ProcessingOverlay'
import { problemWords } from './problem-words'
import type { LoadClient } from './use-card-client'
import { type Payment, usePayment } from './use-payment'

export type MakePaymentPageProps = {
  /** The providers' own, unless a test brings another. */
  load?: LoadClient | undefined
}

const TITLE = 'Make payment'

/** The card page (NAV-06, CRD-01), for those who have something to pay for and have not paid for it. */
export function MakePaymentPage({ load }: MakePaymentPageProps) {
  const buying = useBuying()
  const bought = useBought((state) => state.bought?.quoteReference)
  const isThirtyDays = useResults((state) => state.is30DayQuote)
  const isRestart = useResults((state) => state.isRestart === true)
  if (buying === 'no-quote') return <NoOffer />
  if (buying === 'no-method' || buying === 'no-form')
    return <Navigate to={isThirtyDays ? thirtyDayPage(isRestart) : resultsPath()} replace />
  if (buying === 'no-options') return <NoOptions />
  if (bought === buying.quoteReference) return <Navigate to={thankYouPage(isRestart)} replace />
  return <PayingPage buying={buying} isRestart={isRestart} load={load} />
}

/** A cancelled policy that is taken up again is paid for by rules of its own (CRD-12). */
type Paying = { buying: Buying; isRestart: boolean } & Required<MakePaymentPageProps>

function PayingPage({ buying, isRestart, load }: Paying) {
  const payment = usePayment(buying)
  usePageTitle(TITLE, pack.firm.name)
  const { stage, isPaying, problem } = payment
  if (stage.kind === 'checking')
    return (
      <CheckingPayment
        checking={stage}
        quoteReference={buying.quoteReference}
        onKnown={(paid) => {
          if (paid.kind === 'problem') payment.openAgain()
          payment.settle(paid)
        }}
      />
    )
  return (
    <div className="pay">
      <PageHeading>{TITLE}</PageHeading>
      <AmountToPay buying={buying} />
      <Stage {...{ buying, isRestart, load, payment }} />
      <p>
        <Link to={pageBefore(buying, isRestart)}>Go back without paying</Link>
      </p>
      <PaymentProblemDialog problem={problem} onClose={payment.closeProblem} />
      <ProcessingOverlay isShown={isPaying || stage.kind === 'leaving'} />
    </div>
  )
}

function pageBefore({ way, isThirtyDays }: Buying, isRestart: boolean): string {
  if (isThirtyDays) return thirtyDayPage(isRestart)
  return way.paymentMethod === 'DIRECT_DEBIT' ? paths.paymentSummary : resultsPath()
}

type StageProps = Paying & { payment: Payment }

function Stage({ buying, payment, isRestart, load }: StageProps) {
  const { stage } = payment
  switch (stage.kind) {
    case 'form':
      return <PaymentForm {...{ buying, payment, isRestart, load }} data={stage.data} />
    case 'nothing-due':
      return <NothingDue buying={buying} payment={payment} />
    case 'unreachable':
      return (
        <Notice look="bad" role="alert" title="We couldn't open the payment form">
          <p>Nothing has been paid. {tryAgain}</p>
          <p>
            <Button look="secondary" onClick={payment.openAgain}>
              Try again
            </Button>
          </p>
        </Notice>
      )
    default:
      return (
        <Waiting label="Opening the payment form">
          <div className="pay-card__skeletons">
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-48 w-full" />
          </div>
        </Waiting>
      )
  }
}

/** ERR-24. */
function NoOptions() {
  const { phone } = pack.firm
  usePageTitle(TITLE, pack.firm.name)
  return (
    <div className="pay">
      <PageHeading>{TITLE}</PageHeading>
      <Notice look="bad" role="alert">
        <p>{problemWords({ kind: 'no-options' })}</p>
        <p>
          <a href={`tel:${phone.dial}`}>{phone.display}</a>
        </p>
      </Notice>
    </div>
  )
}
