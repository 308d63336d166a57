import {
  answersWith,
  isNothingTried,
  moved,
  type WhatIfAnswers,
  type WhatIfChoice,
  type WhatIfName,
  whatIfChoices,
} from '@milepost/domain/journeys/what-if'
import { useState } from 'react'
import type { EndOfQuote } from '../../api/error-catalogue.ts'
import { getPrice } from '../../offer/get-price.ts'
import type { Offer } from '../../offer/offer.ts'
import { Navigate, useNavigate } from '../../router.tsx'
import { saveAnswers, useQuote } from '../../state/quote-state.ts'
import { staysOnResults } from '../../state/results-path.ts'
import { circumstances } from '../../state/use-journey-progress.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RadioRows } from '../../ui/RadioRows.tsx'
import { Select } from '../../ui/Select.tsx'
import { showToast } from '../../ui/toast.ts'
import { tryAgain } from '../../ui/try-again.ts'
import { whileUpdating } from '../change-offer.ts'
import { PriceAgain } from '../extras/ExtraCard.tsx'
import { type PreviewFailure, usePreviews } from './use-previews.ts'
import * as bench from './variants.ts'
import { useWhatIf } from './variants.ts'
import { WhatIfCards } from './WhatIfCards.tsx'
import styles from './WhatIfPanel.module.css'

/** The controls, and what the quote would cost with them. */
export function WhatIfPanel({ offer }: { offer: Offer }) {
  const navigate = useNavigate()
  const [state, setState] = useState(bench.noVariants)
  const [isKeepFailed, setKeepFailed] = useState(false)
  const tried = useWhatIf(state)
  const active = bench.activeOf(state)
  const previews = usePreviews(
    offer.results,
    tried.filter(({ errors }) => errors.length === 0),
  )
  const isFull = state.variants.length >= bench.MOST_VARIANTS

  function move(name: WhatIfName, code: string) {
    const { answers } = useQuote.getState()
    setKeepFailed(false)
    setState(bench.withWhatIf(state, moved(active.tried, name, code, answers, circumstances())))
  }
  async function keep(chosen: WhatIfAnswers) {
    const outcome = await applyWhatIf(chosen)
    setKeepFailed(outcome.kind === 'failed')
    if (outcome.kind === 'failed') return
    if (outcome.leaveFor) return navigate(outcome.leaveFor.to, { replace: outcome.leaveFor.replace })
    setState(bench.noVariants)
    showToast('Your quote has been changed')
  }

  return (
    <div className={styles.try}>
      <p className={styles.lead}>See how your price changes. Nothing is saved until you choose to keep it.</p>
      <WhatIfControls tried={active.tried} onMove={move} />
      <PreviewProblem problem={previews.problem} isKeepFailed={isKeepFailed} onRetry={previews.retry} />
      {tried.length > 0 && (
        <WhatIfCards
          offer={offer}
          tried={tried}
          activeId={active.id}
          previews={previews}
          onKeep={(chosen) => void keep(chosen)}
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
      {isFull && <p className={styles.lead}>You can compare three at most. Discard one to try another.</p>}
    </div>
  )
}

/** Another excess, mileage, level of cover or start, priced on the page and discarded unless it is kept (RES-07, RES-08). */
export function WhatIf({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary="See how your price changes" onToggle={setOpen}>
      {isOpen && <WhatIfPanel offer={offer} />}
    </Disclosure>
  )
}

type WhatIfControlsProps = { tried: WhatIfAnswers; onMove: (name: WhatIfName, code: string) => void }

/** The most options shown as radio buttons; a longer list is a select. */
const FEW = 3

/** The answers that can be varied, each with the options of its question. */
function WhatIfControls({ tried, onMove }: WhatIfControlsProps) {
  const answers = useQuote((state) => state.answers)
  return (
    <div className={styles.controls}>
      {whatIfChoices(answers, tried, circumstances()).map((choice) => (
        <Control key={choice.name} choice={choice} onMove={(code) => onMove(choice.name, code)} />
      ))}
    </div>
  )
}

function Control({ choice, onMove }: { choice: WhatIfChoice; onMove: (code: string) => void }) {
  const { name, label, options, chosen } = choice
  const control = {
    name: `try-${name}`,
    label,
    value: chosen,
    onChange: ({ target }: { target: { value: string } }) => onMove(target.value),
  }
  const rows = options.map(({ code, desc }) => ({ value: code, label: desc }))
  if (rows.length <= FEW) return <RadioRows {...control} options={rows} />
  // An answer that is no longer offered, such as a start that has passed, leaves the list without a selection.
  const isOffered = options.some(({ code }) => code === chosen)
  return (
    <Select
      {...control}
      value={isOffered ? chosen : ''}
      options={rows}
      placeholder={isOffered ? null : 'Please choose'}
    />
  )
}

type PreviewProblemProps = { problem: PreviewFailure | undefined; isKeepFailed: boolean; onRetry: () => void }

/** Why a variant has no price or could not be kept. A quote that has ended leads to its end page. */
function PreviewProblem({ problem, isKeepFailed, onRetry }: PreviewProblemProps) {
  if (problem?.kind === 'ended') return <Navigate to={problem.to} replace={problem.replace} />
  if (isKeepFailed)
    return (
      <Notice look="bad" role="alert" title="We couldn't change your quote">
        Nothing has changed. {tryAgain}
      </Notice>
    )
  if (!problem) return null
  return (
    <Notice look="bad" role="alert" title="We couldn't get that price">
      {problem.kind === 'stale' ? (
        <PriceAgain />
      ) : (
        <>
          <p>Your quote has not changed. {tryAgain}</p>
          <p>
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          </p>
        </>
      )}
    </Notice>
  )
}

export type Applied = { kind: 'kept'; leaveFor: EndOfQuote | undefined } | { kind: 'failed' }

/** Applies a variant to the quote: the answers change, and the quote is priced with them. If there is no price nothing changes. */
async function applyWhatIf(tried: WhatIfAnswers): Promise<Applied> {
  const { answers, provenance } = useQuote.getState()
  saveAnswers(answersWith(answers, tried))
  const outcome = await whileUpdating(getPrice)
  if (outcome.kind === 'go')
    return { kind: 'kept', leaveFor: staysOnResults(outcome.end.to) ? undefined : outcome.end }
  useQuote.setState({ answers, provenance: provenance ?? {} })
  return { kind: 'failed' }
}
