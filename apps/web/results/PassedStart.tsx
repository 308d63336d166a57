import { Link } from 'react-router'
import type { Change } from '../form/summary/change'
import { stepPath } from '../paths'
import { START } from '../state/passed-start'
import { Notice } from '../ui/Notice'
import { usePassedStart } from './use-passed-start'

/** Says by itself, and aloud, that the start of cover has gone by while the page was read (D-129). Its place is there before its words. */
export function PassedStart() {
  const words = usePassedStart()
  const state: Change = { change: START, from: 'results' }
  return (
    <div className="passed-start" role="status">
      {words && (
        <Notice look="warn" title="Your cover needs a new start">
          <p>
            {words}.{' '}
            <Link to={stepPath('vehicleCover')} state={state}>
              Change when your cover starts
            </Link>
          </p>
        </Notice>
      )}
    </div>
  )
}
