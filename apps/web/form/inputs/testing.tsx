import type { AnySubject } from '@milepost/domain/questions/asking'
import { asked } from '@milepost/domain/questions/people/testing'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { AskedQuestion } from '../AskedQuestion.tsx'
import { inputs } from '../inputs.ts'
import { type EntryDraft, useEntryForm } from '../use-entry-form.ts'

type Asked = {
  of?: string
  subject?: AnySubject
  id?: JourneyId
  /** Questions asked before it in the same form. */
  after?: readonly AnyQuestion[]
}

/** Renders one real question in a form that validates it on Continue, and returns what was answered. */
export function ask(
  question: AnyQuestion,
  { of = 'proposerDetails', subject = {}, id = 'acorn_pc', after = [] }: Asked = {},
) {
  const answered: unknown[] = []
  render(
    <OneQuestion
      question={question}
      of={of}
      subject={subject}
      id={id}
      after={after}
      onValid={(entry) => answered.push(entry[question.name])}
    />,
  )
  return { answered }
}

type OneQuestionProps = Required<Asked> & { question: AnyQuestion; onValid: (entry: AnySubject) => void }

function OneQuestion({ question, of, subject, id, after, onValid }: OneQuestionProps) {
  const [draft, onDraft] = useState<EntryDraft>({ entry: subject, typed: {} })
  const askingOf = (entry: AnySubject) => asked(entry, id)
  const form = useEntryForm({ of, ask: [...after, question], askingOf, draft, onDraft, onValid })
  return (
    <form noValidate onSubmit={form.submit}>
      {[...after, question].map((each) => (
        <AskedQuestion key={each.name} {...form.asked(each)} inputs={inputs} />
      ))}
      <button type="submit">Continue</button>
    </form>
  )
}

export function pressContinue() {
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

export function type(box: HTMLElement, text: string) {
  fireEvent.change(box, { target: { value: text } })
}

/** The texts that describe a control, in the order they are read out. */
export function descriptionOf(control: Element): readonly (string | null | undefined)[] {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  return ids.map((id) => document.getElementById(id)?.textContent)
}
