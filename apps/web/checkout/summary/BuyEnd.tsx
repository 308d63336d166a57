import { isRefusal } from '@milepost/domain/payment/direct-debit-form'
import type { NamedFieldError } from '@milepost/domain/questions/read-subject'
import { listInWords } from '@milepost/domain/values/list-in-words'
import { useEffect, useRef } from 'react'
import type { PaymentOption } from '../../offer/offer.ts'
import { stepPath } from '../../paths.ts'
import { Link } from '../../router.tsx'
import { START } from '../../state/passed-start.ts'
import { resultsPath } from '../../state/results-path.ts'
import actionsStyles from '../../ui/actions.module.css'
import { Button, ButtonFace, buttonLook } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { tryAgain } from '../../ui/try-again.ts'
import type { MonthlyOffer } from './monthly-offer.ts'
import { PayInFull } from './PayInFull.tsx'
import styles from './summary.module.css'
import type { BuyMonthlyProblem, useBuyMonthly } from './use-buy-monthly.ts'
import { debitField } from './use-direct-debit-form.ts'

const REASON_ID = 'buy-now-reason'

type BuyEndProps = {
  purchase: ReturnType<typeof useBuyMonthly>
  offer: Pick<MonthlyOffer, 'monthly' | 'inFull'>
}

/** Buy Now, disabled with a reason until the form is complete (DDM-12). */
export function BuyEnd({ purchase: { form, isChecking, problem }, offer: { monthly, inFull } }: BuyEndProps) {
  const { formFields, fieldErrors, isAccountRefused } = form
  const reason = whyClosed(fieldErrors, { isRefused: isAccountRefused })
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) end.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  /** Pressing it while it is disabled buys nothing, and shows what is missing. */
  const showWhy = () => {
    if (fieldErrors.length > 0) formFields.submitNow()
    else formFields.focus(debitField('sortCode'))
  }
  return (
    <div ref={end} className={styles.end}>
      <BuyProblem problem={problem} inFull={inFull} />
      <p id={REASON_ID} className={styles.small}>
        {reason ?? nextInWords(monthly)}
      </p>
      <div className={actionsStyles.actions} data-part="step-actions">
        <Button
          type="submit"
          className={actionsStyles.continue}
          blocked={reason !== undefined}
          busy={isChecking}
          busyLabel="Checking your bank details"
          aria-describedby={REASON_ID}
          onClickCapture={reason === undefined ? undefined : showWhy}
        >
          Buy Now
        </Button>
        <Link {...buttonLook('secondary')} to={resultsPath()}>
          <ButtonFace>Back to my quote</ButtonFace>
        </Link>
      </div>
    </div>
  )
}

/** So that customers know it does not charge them. With nothing to pay now there is no card page (D-182). */
function nextInWords({ upFrontAmount }: PaymentOption): string {
  return upFrontAmount.amount > 0
    ? "Next, we'll check your bank details. You'll then pay your deposit by card."
    : "Next, we'll check your bank details and complete your purchase. You won't pay anything today."
}

type BuyProblemProps = { problem: BuyMonthlyProblem | undefined; inFull: PaymentOption | undefined }

/** Why it did not continue, and what to do about it. Shown next to the button. */
function BuyProblem({ problem, inFull }: BuyProblemProps) {
  switch (problem?.kind) {
    case undefined:
      return null
    case 'too-many':
      return (
        <Notice look="bad" role="alert" title="We can't check any more bank details for now">
          <p>Please wait 10 minutes and select Buy Now again, or pay by card.</p>
          <PayInFull inFull={inFull} look="button" />
        </Notice>
      )
    case 'new-day':
      return (
        <Notice look="warn" role="alert" title="Your acceptance is out of date">
          <p>You accepted yesterday. Please check your documents again and tick the box for today.</p>
        </Notice>
      )
    case 'unreachable':
      return (
        <Notice look="bad" role="alert" title="We couldn't continue">
          <p>We've kept what you entered, and nothing has been paid. {tryAgain}</p>
        </Notice>
      )
    case 'start-passed':
      return (
        <Notice look="bad" role="alert" title="Your cover should have started already">
          <p>
            <Link to={stepPath('vehicleCover')} state={{ change: START, from: 'results' }}>
              {problem.message}
            </Link>
          </p>
        </Notice>
      )
  }
}

/** What is still missing, in a few words each. */
const needed: Readonly<Record<string, string>> = {
  premiumFinance: 'your answer about premium finance',
  affordableLending: 'your answer about affording the repayments',
  isAccountHolder: 'whose name the account is in',
  isOnlySignatoryRequired: 'who authorises payments from it',
  sortCode: 'your sort code',
  accountNumber: 'your account number',
  detailsCorrect: 'that your bank details are correct',
  hasAccepted: 'your acceptance of the credit agreement',
}

/** The most items named in one sentence. */
const FEW = 3

/** Why Buy Now is disabled (DDM-12, D-184); undefined if it is enabled. */
export function whyClosed(
  fieldErrors: readonly NamedFieldError[],
  account: { isRefused: boolean },
): string | undefined {
  if (fieldErrors.some(isRefusal))
    return "You can't pay monthly with the answers above. Change your answer or pay in full."
  if (fieldErrors.length > FEW) return 'Complete the rest of this page to buy.'
  if (fieldErrors.length > 0) {
    const names = fieldErrors.map(({ name }) => needed[name] ?? 'the rest of this page')
    return `Before you can buy, we still need ${listInWords(names)}.`
  }
  return account.isRefused ? 'Check your sort code and account number to buy.' : undefined
}
