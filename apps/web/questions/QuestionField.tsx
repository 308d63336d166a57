import { askingOf, type Circumstances } from '@milepost/domain/journeys/missing'
import { fieldName, sections } from '@milepost/domain/journeys/sections'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { wordsOf } from '@milepost/domain/questions/asking'
import { isAsked } from '@milepost/domain/questions/question'
import type { KeyboardEvent, ReactNode } from 'react'
import { MoneyField } from '../ui/MoneyField'
import { NumberPlate } from '../ui/NumberPlate'
import { Select } from '../ui/Select'
import type { StepForm } from './use-step-form'

export type QuestionFieldProps = {
  step: WizardStepName
  /** Where the answer is held: "vehicleDetails.value". */
  field: string
  form: StepForm
  answers: Answers
  circumstances: Circumstances
  /** A button that belongs to the box. */
  action?: ReactNode
  /** What Enter does in this box, where that is not Continue. */
  onEnter?: () => void
}

/** One question on the screen: its words and its kind of input come from its home; a question not asked shows nothing. */
export function QuestionField({
  step,
  field,
  form,
  answers,
  circumstances,
  action,
  onEnter,
}: QuestionFieldProps) {
  const section = sections[step].find(({ of, ask }) => ask.some(({ name }) => fieldName(of, name) === field))
  const asked = section?.ask.find(({ name }) => fieldName(section.of, name) === field)
  if (!section || !asked) throw new Error(`Step ${step} asks no question ${field}`)
  const asking = askingOf(section.of, answers, circumstances)
  if (!isAsked(asked, asking)) return null

  const box = {
    ...form.box(field),
    label: wordsOf(asked.label, asking),
    hint: asked.hint && wordsOf(asked.hint, asking),
  }
  switch (asked.kind.input) {
    case 'plate':
      return <NumberPlate {...box} action={action} maxLength={PLATE_BOX} onKeyDown={onEnterKey(onEnter)} />
    case 'money':
      return <MoneyField {...box} />
    case 'choice':
      return (
        <Select
          {...box}
          options={(asked.kind.options?.(asking) ?? []).map(({ code, desc }) => ({
            value: code,
            label: desc,
          }))}
        />
      )
  }
}

function onEnterKey(act: (() => void) | undefined) {
  return (event: KeyboardEvent) => {
    if (!act || event.key !== 'Enter') return
    event.preventDefault()
    act()
  }
}

/** Room for a pasted plate with blanks around it; its rule is the domain's. */
const PLATE_BOX = 20
