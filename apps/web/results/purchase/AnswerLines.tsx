import type { PlacedQuestion } from '@milepost/domain/purchase/purchase-questions'
import { type ComponentProps, useEffect, useState } from 'react'
import { AskedFields } from '../../form/AskedQuestion.tsx'
import type { FormFields } from '../../form/use-form.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './AnswerLines.module.css'

type AnswerLinesProps = Pick<ComponentProps<typeof AskedFields>, 'questions' | 'fields' | 'inputs'> & {
  formFields: FormFields
  /** What an answer is called in a line of its own. */
  nameOf: (field: string) => string
}

/**
 * Questions that the customer has mostly answered before. An answer is a line with Change, which opens its field in place; what is missing
 * or not valid is asked immediately. An error opens its field, which then stays open.
 */
export function AnswerLines({ questions, formFields, fields, inputs, nameOf }: AnswerLinesProps) {
  const asked = questions.filter(({ field }) => fields.includes(field))
  const [closed, setClosed] = useState(() =>
    asked.filter((placed) => answerOf(placed, formFields) !== undefined).map(({ field }) => field),
  )
  const [opened, setOpened] = useState<string>()
  const isClosed = (field: string) =>
    closed.includes(field) && formFields.fieldProps(field).error === undefined
  const reopened = closed.filter((field) => !isClosed(field))
  const open = (field: string) => setClosed((before) => before.filter((each) => each !== field))
  useEffect(() => {
    for (const field of reopened) open(field)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is there once it is no longer closed
  useEffect(() => {
    if (opened) formFields.focus(opened)
  }, [opened])
  return asked.map((placed) =>
    isClosed(placed.field) ? (
      <AnswerLine
        key={placed.field}
        name={nameOf(placed.field)}
        answer={answerOf(placed, formFields) ?? ''}
        onChange={() => {
          open(placed.field)
          setOpened(placed.field)
        }}
      />
    ) : (
      <AskedFields key={placed.field} {...{ questions, formFields, inputs }} fields={[placed.field]} />
    ),
  )
}

type AnswerLineProps = { name: string; answer: string; onChange: () => void }

/** One answer, and the button that opens it. */
export function AnswerLine({ name, answer, onChange }: AnswerLineProps) {
  return (
    <div className={styles.line} data-part="answer-line">
      <p className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.answer}>{answer}</span>
      </p>
      <Button look="quiet" className={styles.change} onClick={onChange}>
        <span>
          Change <VisuallyHidden>{name}</VisuallyHidden>
        </span>
      </Button>
    </div>
  )
}

/** The answer in words; undefined if there is none or it is not valid. */
function answerOf({ field, question, asking }: PlacedQuestion, formFields: FormFields): string | undefined {
  if (formFields.fieldErrors.some((error) => error.field === field)) return undefined
  const read = question.kind.read(formFields.text(field), asking)
  return read.ok && read.value !== undefined ? question.summary(read.value) : undefined
}
