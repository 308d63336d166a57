import { isAnythingLeft } from '@milepost/domain/journeys/left-to-check'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { showArrival } from './arrival-place'
import { useLeftToCheck } from './use-left-to-check'

/** Why nothing was bought yet. Goes as soon as everything has been looked at. */
export function CheckFirst() {
  const left = useLeftToCheck()
  if (left === undefined || !isAnythingLeft(left)) return null
  return (
    <Notice look="bad" role="alert" title="Please check your answers first">
      <p>They decide what you are covered for, and some of them are not yours yet.</p>
      <p>
        <Button look="secondary" onClick={showArrival}>
          Show me what to check
        </Button>
      </p>
    </Notice>
  )
}
