import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { WayToPay } from '../../offer/offer'
import { resultsPath } from '../../state/results-path'
import { Button } from '../../ui/Button'
import { buttonClass } from '../../ui/button-class'
import { BuyTrouble } from './BuyProblem'
import type { MonthlyOffer } from './monthly-offer'
import type { useBuyMonthly } from './use-buy-monthly'
import { debitField } from './use-direct-debit-form'
import { whyClosed } from './why-closed'

const REASON_ID = 'buy-now-reason'

type BuyEndProps = {
  buying: ReturnType<typeof useBuyMonthly>
  offer: Pick<MonthlyOffer, 'monthly' | 'inFull'>
}

/** Buy Now, closed with a reason until everything is as it must be (DDM-12). */
export function BuyEnd({ buying: { form, isChecking, trouble }, offer: { monthly, inFull } }: BuyEndProps) {
  const { boxes, wrong, isAccountRefused } = form
  const reason = whyClosed(wrong, { isRefused: isAccountRefused })
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble) end.current?.scrollIntoView({ block: 'nearest' })
  }, [trouble])
  /** Pressing it while it is closed buys nothing, and shows what is missing. */
  const showWhy = () => {
    if (wrong.length > 0) boxes.submitNow()
    else boxes.focus(debitField('sortCode'))
  }
  return (
    <div ref={end} className="debit__end">
      <BuyTrouble trouble={trouble} inFull={inFull} />
      <p id={REASON_ID} className="debit__small">
        {reason ?? nextInWords(monthly)}
      </p>
      <div className="step-actions">
        <Button
          type="submit"
          className="step-actions__continue"
          blocked={reason !== undefined}
          busy={isChecking}
          busyLabel="Checking your bank details"
          aria-describedby={REASON_ID}
          onClickCapture={reason === undefined ? undefined : showWhy}
        >
          Buy Now
        </Button>
        <Link className={buttonClass('secondary')} to={resultsPath()}>
          <span className="button__face">Back to my quote</span>
        </Link>
      </div>
    </div>
  )
}

/** So that nobody presses it afraid of being charged. Without anything to pay now there is no card page (D-182). */
function nextInWords({ upFrontAmount }: WayToPay): string {
  return upFrontAmount.amount > 0
    ? 'Next, we check your bank details, and then you pay the first part by card.'
    : 'Next, we check your bank details, and then your policy is bought. Nothing is taken today.'
}
