import { Link } from 'react-router'
import type { Change } from '../form/summary/change'
import { checkAnswersPath, stepPath } from '../paths'
import { useWalk } from '../state/use-journey-progress'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { useFreshPrice } from './use-fresh-price'

/** Nothing, unless the price below was made from other answers and a new one could not be had. */
export function StalePrice() {
  const { trouble, tryAgain } = useFreshPrice()
  if (!trouble) return null
  return (
    <Notice look="bad" role="alert" title="This price is not for the answers you have now">
      {trouble === 'failed' ? (
        <>
          <p>You changed an answer, and we could not work out the new price. Your answers are safe.</p>
          <p>
            <Button look="secondary" onClick={tryAgain}>
              Update my price
            </Button>
          </p>
        </>
      ) : (
        <p>
          You changed an answer, and something else has to be answered with it. <OpenAnswer />
        </p>
      )}
    </Notice>
  )
}

/** To the first answer that is missing; where only the server sees one, to the page that reads them all back. */
function OpenAnswer() {
  const [open] = useWalk().missing
  const state: Change | undefined = open && { change: open.field, from: 'results' }
  return (
    <Link to={open ? stepPath(open.step) : checkAnswersPath} state={state}>
      Complete your answers
    </Link>
  )
}
