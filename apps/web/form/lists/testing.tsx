import type { AnySubject } from '@milepost/domain/questions/asking'
import { change } from '@milepost/domain/questions/change'
import { asked } from '@milepost/domain/questions/people/testing'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { readSubject } from '@milepost/domain/questions/read-subject'
import { useState } from 'react'
import { AskedQuestion } from '../AskedQuestion.tsx'
import { inputs } from '../inputs.ts'

export type ListPageProps = {
  question: AnyQuestion
  subject: AnySubject
  /** True if the subject is the proposer; otherwise another driver, or the vehicle. */
  isProposer?: boolean
  onHeld?: (subject: AnySubject) => void
  onContinue?: () => void
}

/** A list in the form of a step, which holds the list and its field text as a step does, and validates them on Continue. */
export function ListPage({ question, subject, isProposer = false, onHeld, onContinue }: ListPageProps) {
  const [held, setHeld] = useState(subject)
  const [text, setText] = useState<string>()
  const [isSubmitted, setSubmitted] = useState(false)
  const asking = asked(held, 'acorn_pc', isProposer ? { proposerDetails: held } : {})
  const [error] = readSubject([question], { [question.name]: text }, asking).fieldErrors
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (!error) onContinue?.()
      }}
    >
      <AskedQuestion
        question={question}
        asking={asking}
        fieldProps={{
          name: `subject-${question.name}`,
          id: `subject-${question.name}`,
          value: text ?? '',
          onChange: ({ target }) => setText(target.value),
          error: isSubmitted ? error?.message : undefined,
          'data-error-key': isSubmitted ? error?.key : undefined,
        }}
        inputs={inputs}
        onAnswer={(answer) => {
          const next = change(held, question, answer)
          setHeld(next)
          setText(undefined)
          onHeld?.(next)
        }}
      />
      <button type="submit">Continue</button>
    </form>
  )
}
