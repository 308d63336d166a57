import type { Answers } from '@milepost/domain/questions/answers'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { askingAboutDriver } from '@milepost/domain/questions/people/drivers'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { type AnyQuestion, isAsked } from '@milepost/domain/questions/question'
import { useEffect, useEffectEvent } from 'react'
import { AskedQuestion } from '../../form/AskedQuestion'
import { inputs } from '../../form/inputs'
import { type EntryDraft, type OpenEntry, useEntryForm } from '../../form/use-entry-form'
import { circumstances } from '../../state/use-journey-progress'
import { Button } from '../../ui/Button'
import { ErrorSummary } from '../../ui/ErrorSummary'
import formStyles from '../../ui/form.module.css'
import questionGroupStyles from '../question-group.module.css'
import { partsReached, useHighest } from '../StepQuestions'
import driversStyles from './drivers.module.css'
import { driverFieldsOf, driverFormTitleId } from './drivers-errors'

export type DriverFormProps = {
  answers: Answers
  open: OpenEntry
  onDraft: (draft: EntryDraft) => void
  onValid: (driver: AnySubject) => void
  onCancel: () => void
}

/** Every question about one driver (ADD-03, ADD-06). It opens part by part, and in full on Add. */
export function DriverForm({ answers, open, onDraft, onValid, onCancel }: DriverFormProps) {
  const { terms, today } = circumstances()
  const of = driverFieldsOf(open.at)
  const index = open.at === 'new' ? undefined : open.at
  const about = askingAboutDriver({}, index, answers, { terms, today })
  const form = useEntryForm({
    of,
    ask: driverQuestions,
    askingOf: (subject) => ({ ...about, subject }),
    draft: open,
    onDraft,
    onValid,
  })
  const markBroken = useEffectEvent(() => {
    for (const { field, ...error } of form.fieldErrors)
      if (form.values[field.slice(of.length + 1)] !== undefined) form.mark(field, error)
  })
  // A driver who was valid and no longer is: their errors show as soon as the form opens.
  useEffect(() => {
    if (index !== undefined) markBroken()
  }, [index])
  const parts = driverParts({ ...about, subject: form.values })
  const reached = useHighest(
    partsReached(
      parts.map(({ heading, questions }) => ({
        heading,
        questions: questions.map(({ name }) => ({
          field: name,
          isAnswered: form.text(`${of}.${name}`) !== '' || form.values[name] !== undefined,
        })),
      })),
    ),
  )
  const stored = index === undefined ? undefined : answers.additionalDrivers[index]
  return (
    <form
      noValidate
      className={`${driversStyles.driverForm} ${formStyles.form}`}
      onSubmit={form.submit}
      aria-labelledby={driverFormTitleId}
    >
      <h2 className={driversStyles.title} id={driverFormTitleId} tabIndex={-1}>
        {index === undefined
          ? 'Add a driver'
          : `Edit ${(stored && nameOfPerson(stored)) ?? `driver ${index + 1}`}`}
      </h2>
      {form.isSubmitted && <ErrorSummary errors={form.errors} />}
      {(form.isSubmitted ? parts : parts.slice(0, reached)).map(({ heading, questions }) => (
        <fieldset key={heading} className={questionGroupStyles.questionGroup}>
          <legend>
            <h3 className={questionGroupStyles.heading}>{heading}</h3>
          </legend>
          {questions.map((question) => (
            <AskedQuestion key={question.name} {...form.asked(question)} inputs={inputs} />
          ))}
        </fieldset>
      ))}
      <div className={driversStyles.actions}>
        <Button type="submit">{index === undefined ? 'Add driver' : 'Save driver'}</Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Questions about a driver under one heading. */
export type DriverPart = { heading: string; questions: readonly AnyQuestion[] }

/** The questions that apply to a driver now, in order, split at the headings. */
function driverParts(asking: Asking<AnySubject>): readonly DriverPart[] {
  const parts: { heading: string; questions: AnyQuestion[] }[] = []
  for (const each of driverQuestions) {
    const heading = driverHeadings[each.name]
    if (heading !== undefined) parts.push({ heading, questions: [] })
    if (isAsked(each, asking)) parts.at(-1)?.questions.push(each)
  }
  return parts
}

/** Headings of a driver's form. A part runs from the question named here to the next one named. */
const driverHeadings: Readonly<Record<string, string>> = {
  title: 'About the driver',
  isFullTimeTaxi: 'Work',
  hasFullUkLicence: 'Licence',
  hasMotoringConvictions: 'Driving history',
  motoringClaims: 'Details and agreement',
}
