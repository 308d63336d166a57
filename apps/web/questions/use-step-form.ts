import type { Circumstances } from '@milepost/domain/journeys/missing'
import { readStep, type Typed } from '@milepost/domain/journeys/read-step'
import { fieldName, sections } from '@milepost/domain/journeys/sections'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import type { AnySubject } from '@milepost/domain/questions/asking'
import type { Wrong } from '@milepost/domain/questions/question'
import { type FormEvent, useEffect, useState } from 'react'

export type StepFormSettings = {
  step: WizardStepName
  answers: Answers
  /** What stands in the boxes, kept outside so that it outlives the page. */
  typed: Typed
  circumstances: Circumstances
  onTyped: (field: string, text: string) => void
  onGood: (answers: Answers) => void
}

/** What a submit found, and which submit it was: the same mistake twice must move the focus twice. */
type Submitted = { count: number; fields: readonly string[] }

export function boxId(field: string): string {
  return field.replace('.', '-')
}

/**
 * A step's boxes, judged by its questions and by nothing else. Nothing is judged before the first Continue; after that a
 * message goes as soon as its cause is mended. The first bad box gets the focus (NAV-28).
 */
export function useStepForm({ step, answers, typed, circumstances, onTyped, onGood }: StepFormSettings) {
  const [submitted, setSubmitted] = useState<Submitted>({ count: 0, fields: [] })
  const [refusals, setRefusals] = useState<Readonly<Record<string, Wrong>>>({})
  const read = readStep(step, typed, answers, circumstances)
  const judged = read.wrong.filter(({ field }) => submitted.fields.includes(field))
  const wrongOf = (field: string): Wrong | undefined =>
    refusals[field] ?? judged.find((each) => each.field === field)

  useEffect(() => {
    const [first] = submitted.fields
    if (first) focusBox(first)
  }, [submitted])

  return {
    submit: (event: FormEvent) => {
      event.preventDefault()
      const fields = read.wrong.map(({ field }) => field)
      setSubmitted({ count: submitted.count + 1, fields })
      setRefusals({})
      if (fields.length === 0) onGood(read.answers)
    },
    /** In the order of the page; for the summary, once Continue has been pressed. */
    errors: fieldsOf(step).flatMap((field) => {
      const wrong = wrongOf(field)
      return wrong ? [{ fieldId: boxId(field), message: wrong.message }] : []
    }),
    isSubmitted: submitted.count > 0,
    text: (field: string) => textOf(step, field, typed, answers),
    /** What a box needs of the form, whatever input it is. */
    box: (field: string) => ({
      name: boxId(field),
      id: boxId(field),
      value: textOf(step, field, typed, answers),
      onChange: (event: { target: { value: string } }) => {
        setRefusals(({ [field]: _mended, ...others }) => others)
        onTyped(field, event.target.value)
      },
      error: wrongOf(field)?.message,
      'data-error-key': wrongOf(field)?.key,
    }),
    /** A message that only the outside world could know. It stands until the box is changed. */
    refuse: (field: string, wrong: Wrong) => {
      setRefusals((others) => ({ ...others, [field]: wrong }))
      focusBox(field)
    },
    forgive: (field: string) => setRefusals(({ [field]: _mended, ...others }) => others),
    focus: focusBox,
  }
}

export type StepForm = ReturnType<typeof useStepForm>

function focusBox(field: string): void {
  const box = document.getElementById(boxId(field))
  box?.scrollIntoView({ block: 'center' })
  box?.focus({ preventScroll: true })
}

function fieldsOf(step: WizardStepName): readonly string[] {
  return sections[step].flatMap((section) => section.ask.map(({ name }) => fieldName(section.of, name)))
}

/** What was typed last, else the stored answer as its kind shows it. */
function textOf(step: WizardStepName, field: string, typed: Typed, answers: Answers): string {
  const text = typed[field]
  if (text !== undefined) return text
  for (const { of, ask } of sections[step]) {
    const subject: AnySubject = answers[of]
    const asked = ask.find(({ name }) => fieldName(of, name) === field)
    const answer = asked && subject[asked.name]
    if (asked && answer !== undefined && answer !== null) return asked.kind.show(answer)
  }
  return ''
}
