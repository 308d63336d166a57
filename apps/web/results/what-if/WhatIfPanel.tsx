import { isNothingTried, moved, type TryName, type TryOut } from '@milepost/domain/journeys/try-out'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Offer } from '../../offer/offer'
import { useQuote } from '../../state/quote-state'
import { circumstances } from '../../state/use-journey-progress'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { showToast } from '../../ui/toast'
import { keepTry } from './apply-what-if'
import { PreviewTrouble } from './PreviewProblem'
import { usePreviews } from './use-previews'
import { useTried } from './use-what-if'
import * as bench from './variants'
import { TriedCards } from './WhatIfCards'
import { TryControls } from './WhatIfControls'

/** The controls, and what the quote would cost with them. */
export function TryBench({ offer }: { offer: Offer }) {
  const navigate = useNavigate()
  const [state, setState] = useState(bench.emptyBench)
  const [isKeepFailed, setKeepFailed] = useState(false)
  const tried = useTried(state)
  const active = bench.activeOf(state)
  const previews = usePreviews(
    offer.results,
    tried.filter(({ wrong }) => wrong.length === 0),
  )
  const isFull = state.variants.length >= bench.MOST_VARIANTS

  function move(name: TryName, code: string) {
    const { answers } = useQuote.getState()
    setKeepFailed(false)
    setState(bench.withTried(state, moved(active.tried, name, code, answers, circumstances())))
  }
  async function keep(wanted: TryOut) {
    const outcome = await keepTry(wanted)
    setKeepFailed(outcome.kind === 'failed')
    if (outcome.kind === 'failed') return
    if (outcome.leaveFor) return navigate(outcome.leaveFor.to, { replace: outcome.leaveFor.replace })
    setState(bench.emptyBench)
    showToast('Your quote has been changed')
  }

  return (
    <div className="try">
      <p className="try__lead">See what it would cost. Nothing changes until you keep it.</p>
      <TryControls tried={active.tried} onMove={move} />
      <PreviewTrouble trouble={previews.trouble} isKeepFailed={isKeepFailed} onRetry={previews.retry} />
      {tried.length > 0 && (
        <TriedCards
          offer={offer}
          tried={tried}
          activeId={active.id}
          previews={previews}
          onKeep={(wanted) => void keep(wanted)}
          onMove={(id) => setState(bench.withActive(state, id))}
          onDiscard={(id) => setState(bench.withoutVariant(state, id))}
        />
      )}
      {!isFull && !isNothingTried(active.tried) && (
        <Button look="secondary" onClick={() => setState(bench.withAnother(state))}>
          <Icon name="plus" />
          Compare with something else
        </Button>
      )}
      {isFull && <p className="try__lead">You can compare three at most. Discard one to try another.</p>}
    </div>
  )
}
