import { useEffect, useEffectEvent, useState } from 'react'
import type { Change } from '../form/change.ts'
import { getPrice, isPriceStale, type PriceResult } from '../offer/get-price.ts'
import { checkAnswersPath, stepPath } from '../paths.ts'
import { Link, useNavigate } from '../router.tsx'
import { hasJourneyDefinition } from '../state/journey-definition.ts'
import { staysOnResults } from '../state/results-path.ts'
import { useJourneyProgress } from '../state/use-journey-progress.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useUpdating, whileUpdating } from './change-offer.ts'

/** Renders only if the price below is for other answers and a new one could not be fetched. */
export function StalePrice() {
  const { problem, tryAgain } = useFreshPrice()
  if (!problem) return null
  return (
    <Notice look="bad" role="alert" title="This price is not for the answers you have now">
      {problem === 'failed' ? (
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

/** Links to the first missing answer; if only the server found it, to the check answers page. */
function OpenAnswer() {
  const [open] = useJourneyProgress().missing
  const state: Change | undefined = open && { change: open.field, from: 'results' }
  return (
    <Link to={open ? stepPath(open.step) : checkAnswersPath} state={state}>
      Complete your answers
    </Link>
  )
}

/**
 * A customer who changed an answer and came back other than by Continue would see the old price with the new answer. So the page prices the
 * current answers, and until then shows that the price is out of date (D-142).
 */
function useFreshPrice() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Exclude<PriceResult, { kind: 'go' }>['kind']>()

  const refresh = useEffectEvent(async () => {
    if (!(await hasJourneyDefinition()) || !isPriceStale() || useUpdating.getState().isUpdating) return
    await price()
  })
  async function price() {
    const outcome = await whileUpdating(getPrice)
    setProblem(outcome.kind === 'go' ? undefined : outcome.kind)
    if (outcome.kind !== 'go') return
    const { to, replace } = outcome.end
    if (!staysOnResults(to)) navigate(to, { replace })
  }
  useEffect(() => void refresh(), [])
  return { problem, tryAgain: () => void price() }
}
