import { Link } from 'react-router'
import type { WayToPay } from '../../offer/offer'
import { stepPath } from '../../paths'
import { START } from '../../state/passed-start'
import { Notice } from '../../ui/Notice'
import { tryAgain } from '../../ui/try-again'
import { PayInFull } from './PayInFull'
import type { Trouble } from './use-buy-monthly'

type BuyTroubleProps = { trouble: Trouble | undefined; inFull: WayToPay | undefined }

/** Why it does not go on, and what to do about it. Stands beside the button that was pressed. */
export function BuyTrouble({ trouble, inFull }: BuyTroubleProps) {
  switch (trouble?.kind) {
    case undefined:
      return null
    case 'too-many':
      return (
        <Notice look="bad" role="alert" title="We can't check any more bank details for now">
          <p>Please wait ten minutes and press Buy Now again, or pay by card.</p>
          <PayInFull inFull={inFull} look="button" />
        </Notice>
      )
    case 'new-day':
      return (
        <Notice look="warn" role="alert" title="It is a new day">
          <p>
            Your acceptance names its day. Please look at your documents once more and tick the box again.
          </p>
        </Notice>
      )
    case 'unreachable':
      return (
        <Notice look="bad" role="alert" title="We couldn't go on">
          <p>What you have filled in is still here and nothing has been paid. {tryAgain}</p>
        </Notice>
      )
    case 'start-passed':
      return (
        <Notice look="bad" role="alert" title="Your cover should have started already">
          <p>
            <Link to={stepPath('vehicleCover')} state={{ change: START, from: 'results' }}>
              {trouble.message}
            </Link>
          </p>
        </Notice>
      )
  }
}
