import { Link } from 'react-router'
import { resultsPath } from '../../state/results-path'
import { Notice } from '../../ui/Notice'

/** Whoever cannot pay for a year monthly is told so, and that a year is still theirs to buy (SUB-02). */
export function OnlyOffer() {
  return (
    <Notice look="warn" title="We can only offer you 30 days at a time">
      <p>
        We cannot offer you a year paid monthly. If you want 12 months, you can still buy them and pay in
        full: <Link to={resultsPath()}>see your annual price</Link>.
      </p>
    </Notice>
  )
}
