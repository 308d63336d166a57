import { askingOf } from '@milepost/domain/journeys/journey-progress'
import { type Circumstances, fieldName } from '@milepost/domain/journeys/step-fields'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { headingOf } from '@milepost/domain/questions/groups'
import { isAsked } from '@milepost/domain/questions/question'
import { inputs } from '../form/inputs.ts'
import { StepQuestion } from '../form/StepQuestion.tsx'
import type { FormFields } from '../form/use-form.ts'
import { NoneOfThese } from './NoneOfThese.tsx'
import { QuestionGroup } from './QuestionGroup.tsx'
import { type Group, type Groups, inGroups, useGroups } from './use-groups.ts'
import type { StepPage } from './use-step.ts'

export type StepQuestionsProps = Pick<StepPage, 'form' | 'asked'> & {
  groups: Groups
  /** A question that the page lays out itself. */
  without?: string
  /** Read-only answers, by field, and why. */
  locked?: Readonly<Record<string, string>>
}

/** A step's questions in the journey's order, group by group. */
export function StepQuestions({ form, asked, groups, without, locked = {} }: StepQuestionsProps) {
  return groups.shown.map(({ heading, questions, noneOf }, index) => (
    <QuestionGroup key={heading ?? ''} heading={heading} headingId={groups.headingId(index)}>
      {questions
        .filter(({ field }) => field !== without)
        .map(({ field }) => (
          <StepQuestion key={field} {...asked} inputs={inputs} field={field} locked={locked[field]} />
        ))}
      <NoneOfThese
        count={noneOf.length}
        open={noneOf.filter((field) => form.text(field) === '')}
        onNone={(fields) => {
          for (const field of fields) form.fieldProps(field).onChange({ target: { value: 'no' } })
        }}
      />
    </QuestionGroup>
  ))
}

/** The groups of a step and how far they are open. */
export function useStepGroups({ form, asked, change }: Pick<StepPage, 'form' | 'asked' | 'change'>): Groups {
  return useGroups({ groups: groupsOf({ ...asked, form }), id: asked.step, form, startAt: change })
}

export type GroupsSettings = {
  step: WizardStepName
  answers: Answers
  circumstances: Circumstances
  form: Pick<FormFields, 'text' | 'fieldErrors'>
}

/** The questions that apply now, in the journey's order, split at the headings. An empty group is left out. */
export function groupsOf({ step, answers, circumstances, form }: GroupsSettings): readonly Group[] {
  return inGroups(
    circumstances.definition.steps[step].flatMap(({ of, ask }) => {
      const asking = askingOf(of, answers, circumstances)
      return ask
        .filter((each) => isAsked(each, asking))
        .map(({ name, group, isNoneOfThese = false }) => {
          const field = fieldName(of, name)
          return {
            field,
            heading: headingOf(group, 'step'),
            isNoneOfThese,
            isBegun: form.text(field) !== '' || asking.subject[name] !== undefined,
            isValid: !form.fieldErrors.some((error) => error.field === field),
          }
        })
    }),
  )
}
