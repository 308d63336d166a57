import { Link } from 'react-router'
import { checkAnswersPath } from '../../paths'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
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
          You changed an answer, and something else has to be answered with it.{' '}
          <Link to={checkAnswersPath}>Check your answers</Link> to get your new price.
        </p>
      )}
    </Notice>
  )
}
