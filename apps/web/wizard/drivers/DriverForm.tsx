import type { Answers } from '@milepost/domain/questions/answers'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { headingOf } from '@milepost/domain/questions/groups'
import { askingAboutDriver } from '@milepost/domain/questions/people/drivers'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { type AnyQuestion, isAsked } from '@milepost/domain/questions/question'
import { useEffect, useEffectEvent } from 'react'
import { AskedQuestion } from '../../form/AskedQuestion.tsx'
import { inputs } from '../../form/inputs.ts'
import { type EntryDraft, type OpenEntry, useEntryForm } from '../../form/use-entry-form.ts'
import type { FormFields } from '../../form/use-form.ts'
import { circumstances } from '../../state/use-journey-progress.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import { NoneOfThese } from '../NoneOfThese.tsx'
import { QuestionGroup } from '../QuestionGroup.tsx'
import { type Group, inGroups, useGroups } from '../use-groups.ts'
import driversStyles from './drivers.module.css'
import { driverFieldsOf, driverFormTitleId } from './drivers-errors.ts'

export type DriverFormProps = {
  answers: Answers
  open: OpenEntry
  onDraft: (draft: EntryDraft) => void
  onValid: (driver: AnySubject) => void
  onCancel: () => void
}

/** Every question about one driver (ADD-03, ADD-06). It opens group by group; Add leads to the next one. */
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
  const groups = useGroups({
    groups: driverGroups({ ...about, subject: form.values }, of, form),
    id: driverFormTitleId,
    form,
  })
  const stored = index === undefined ? undefined : answers.additionalDrivers[index]
  return (
    <form
      noValidate
      className={`${driversStyles.driverForm} ${formStyles.form}`}
      onSubmit={groups.submit}
      aria-labelledby={driverFormTitleId}
    >
      <h2 className={driversStyles.title} id={driverFormTitleId} tabIndex={-1}>
        {index === undefined
          ? 'Add a driver'
          : `Edit ${(stored && nameOfPerson(stored)) ?? `driver ${index + 1}`}`}
      </h2>
      {form.isSubmitted && <ErrorSummary errors={form.errors} />}
      {groups.shown.map(({ heading, questions, noneOf }, index) => (
        <QuestionGroup key={heading} heading={heading} headingId={groups.headingId(index)} level={3}>
          {questions.map(({ field }) => (
            <AskedQuestion key={field} {...form.asked(questionOf(field, of))} inputs={inputs} />
          ))}
          <NoneOfThese
            count={noneOf.length}
            open={noneOf.filter((field) => form.text(field) === '')}
            onNone={(fields) => {
              const none = fields.map((field) => [field.slice(of.length + 1), 'no'] as const)
              onDraft({ entry: open.entry, typed: { ...open.typed, ...Object.fromEntries(none) } })
            }}
          />
        </QuestionGroup>
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

/** The questions about a driver in order, split at the headings. */
function driverGroups(
  asking: Asking<AnySubject>,
  of: string,
  form: Pick<FormFields, 'text' | 'fieldErrors'>,
): readonly Group[] {
  return inGroups(
    driverQuestions
      .filter((each) => isAsked(each, asking))
      .map(({ name, group, isNoneOfThese = false }) => {
        const field = `${of}.${name}`
        return {
          field,
          heading: headingOf(group, 'driver'),
          isNoneOfThese,
          isBegun: form.text(field) !== '' || asking.subject[name] !== undefined,
          isValid: !form.fieldErrors.some((error) => error.field === field),
        }
      }),
  )
}

function questionOf(field: string, of: string): AnyQuestion {
  const found = driverQuestions.find(({ name }) => `${of}.${name}` === field)
  if (!found) throw new Error(`No question ${field} about a driver`)
  return found
}
