import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getPrice } from '../../offer/get-price'
import { staysOnResults } from '../../state/results-path'
import { useResults } from '../../state/results-state'
import { Button } from '../../ui/Button'
import { tryAgain } from '../../ui/try-again'
import { whileUpdating } from '../change-offer'

/**
 * For a tab whose quote has moved on without it: changed in another tab, or by an answer that never arrived. What is answered here is
 * priced anew; nothing that was done elsewhere is overwritten.
 */
export function PriceAgain() {
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  async function price() {
    useResults.setState({ pricedFrom: undefined })
    const outcome = await whileUpdating(getPrice)
    setFailed(outcome.kind !== 'go')
    if (outcome.kind === 'go' && !staysOnResults(outcome.end.to))
      navigate(outcome.end.to, { replace: outcome.end.replace })
  }
  return (
    <>
      <p>Your quote was changed somewhere else since this page was opened.</p>
      <p>
        <Button look="secondary" onClick={() => void price()}>
          Get an up-to-date price
        </Button>
      </p>
      {hasFailed && <p role="alert">We couldn't get your price. {tryAgain}</p>}
    </>
  )
}
