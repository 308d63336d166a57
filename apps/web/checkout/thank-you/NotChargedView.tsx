import { Link } from 'react-router'
import { useOffer } from '../../offer/offer'
import { paths } from '../../paths'
import { resultsPath, thirtyDayPage } from '../../state/results-path'
import { useResults } from '../../state/results-state'
import { buttonClass } from '../../ui/button-class'
import { Notice } from '../../ui/Notice'

/** For those who waited for their bank: nothing was taken, nobody is insured, and the way back (F12, D-212). */
export function NotChargedView() {
  const hasQuote = useOffer() !== undefined
  const isRestart = useResults((state) => state.isRestart === true)
  const isThirtyDays = useResults((state) => state.is30DayQuote)
  const quotePath = isThirtyDays || isRestart ? thirtyDayPage(isRestart) : resultsPath()
  return (
    <>
      <Notice look="bad" title="No money was taken, and you are not insured yet">
        <p>Your bank did not let the payment through. You can try again, or pay another way.</p>
      </Notice>
      <p>
        <Link className={buttonClass('primary')} to={hasQuote ? quotePath : paths.root}>
          <span className="button__face">{hasQuote ? 'Back to my quote' : 'Back to the start'}</span>
        </Link>
      </p>
    </>
  )
}
