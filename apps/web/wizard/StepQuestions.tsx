import { type ReactNode, useState } from 'react'
import { inputs } from '../form/inputs'
import { StepQuestion } from '../form/StepQuestion'
import { partsOf, partsReached } from './step-parts'
import type { StepPage } from './use-step'

export type StepQuestionsProps = Pick<StepPage, 'form' | 'asked'> & {
  /** A question the page lays out itself. */
  without?: string
  /** Answers that cannot be changed here, by their place, and why. */
  locked?: Readonly<Record<string, string>>
}

/** A step's questions in the journey's order. A long step opens part by part, and all at once on Continue. */
export function StepQuestions({ form, asked, without, locked = {} }: StepQuestionsProps) {
  const parts = partsOf({ ...asked, form })
  const reached = useHighest(partsReached(parts))
  const shown = form.isSubmitted ? parts : parts.slice(0, reached)
  return shown.map(({ heading, questions }) => (
    <QuestionGroup key={heading ?? ''} heading={heading}>
      {questions
        .filter(({ field }) => field !== without)
        .map(({ field }) => (
          <StepQuestion key={field} {...asked} inputs={inputs} field={field} locked={locked[field]} />
        ))}
    </QuestionGroup>
  ))
}

function QuestionGroup({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  if (heading === undefined) return children
  return (
    <fieldset className="question-group">
      <legend>
        <h2 className="question-group__heading">{heading}</h2>
      </legend>
      {children}
    </fieldset>
  )
}

/** What has been shown is not taken away again when an earlier answer changes. */
export function useHighest(now: number): number {
  const [highest, setHighest] = useState(now)
  if (now > highest) setHighest(now)
  return Math.max(now, highest)
}
