import { askingOf } from '@milepost/domain/journeys/journey-progress'
import { type Circumstances, fieldName } from '@milepost/domain/journeys/step-fields'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { isAsked } from '@milepost/domain/questions/question'
import { type ReactNode, useState } from 'react'
import { inputs } from '../form/inputs'
import { StepQuestion } from '../form/StepQuestion'
import styles from './question-group.module.css'
import type { StepPage } from './use-step'

export type StepQuestionsProps = Pick<StepPage, 'form' | 'asked'> & {
  /** A question that the page lays out itself. */
  without?: string
  /** Read-only answers, by field, and why. */
  locked?: Readonly<Record<string, string>>
}

/** A step's questions in the journey's order. A long step opens part by part, and in full on Continue. */
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
    <fieldset className={styles.questionGroup}>
      <legend>
        <h2 className={styles.heading}>{heading}</h2>
      </legend>
      {children}
    </fieldset>
  )
}

/** A part that has been shown stays, even when an earlier answer changes. */
export function useHighest(now: number): number {
  const [highest, setHighest] = useState(now)
  if (now > highest) setHighest(now)
  return Math.max(now, highest)
}

/** Questions of a step under one heading; a short step is one part without a heading. */
export type Part = { heading: string | undefined; questions: readonly AskedHere[] }
type AskedHere = { field: string; isAnswered: boolean }

export type PartsSettings = {
  step: WizardStepName
  answers: Answers
  circumstances: Circumstances
  form: { text: (field: string) => string }
}

/** The questions that apply now, in the journey's order, split at the headings. An empty part is left out. */
export function partsOf({ step, answers, circumstances, form }: PartsSettings): readonly Part[] {
  const parts: { heading: string | undefined; questions: AskedHere[] }[] = []
  for (const { of, ask } of circumstances.definition.steps[step]) {
    const asking = askingOf(of, answers, circumstances)
    for (const each of ask) {
      const field = fieldName(of, each.name)
      const heading = headings[field]
      if (heading !== undefined || parts.length === 0) parts.push({ heading, questions: [] })
      if (!isAsked(each, asking)) continue
      const isAnswered = form.text(field) !== '' || asking.subject[each.name] !== undefined
      parts.at(-1)?.questions.push({ field, isAnswered })
    }
  }
  return parts.filter(({ questions }) => questions.length > 0)
}

/**
 * How many parts to show: up to the one being answered, so that the page does not open with every question at once, and all that
 * have an answer.
 */
export function partsReached(parts: readonly Part[]): number {
  const open = parts.findIndex(({ questions }) => questions.some(({ isAnswered }) => !isAnswered))
  const begun = parts.findLastIndex(({ questions }) => questions.some(({ isAnswered }) => isAnswered))
  return open === -1 ? parts.length : Math.max(open, begun) + 1
}

/**
 * Headings of long steps. A part runs from the question named here to the next one named; a question added in between joins that
 * part.
 */
export const headings: Readonly<Record<string, string>> = {
  'vehicleDetails.vehiclePurchased': 'Owner and keeper',
  'vehicleDetails.vehicleUse': 'How you use it',
  'vehicleDetails.isImported': 'Changes to the vehicle',
  'vehicleDetails.businessRadius': 'Using it for work',
  'proposerDetails.title': 'Your details',
  'proposerDetails.address': 'Your home',
  'additionalQuestions.howDidYouHearAboutUs': 'How you heard about us',
  'proposerDetails.hasFullUkLicence': 'Your licence',
  'proposerDetails.badgeType': 'Your taxi badge',
  'proposerDetails.hasMotoringConvictions': 'History and other drivers',
  'proposerDetails.motoringClaims': 'Details we check',
}
