import type { Source } from '@milepost/domain/journeys/provenance'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import type { KindName } from '@milepost/domain/questions/kinds/kind'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import type { ComponentType, ReactNode } from 'react'

/** The field of one question: its text, its label and its error. */
export type FieldProps = {
  name: string
  id: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  label: string
  hint: string | undefined
  help: { summary: string; body: string } | undefined
  error: string | undefined
  'data-error-key': string | undefined
  /** Why the answer is read-only here. Text fields only. */
  locked?: string | undefined
}

/** The props of every input. An input that holds more than text (an address, a list) stores its answer itself. */
export type InputProps = {
  question: AnyQuestion
  asking: Asking<AnySubject>
  fieldProps: FieldProps
  answer: unknown
  /** `source` is set for an answer that was looked up rather than entered. */
  onAnswer: (answer: unknown, source?: Source) => void
  /** A button next to the field. */
  action?: ReactNode
  /** What Enter does in this field, if not Continue. */
  onEnter?: (() => void) | undefined
}

/** The inputs of one page, by kind. */
export type Inputs = Readonly<Partial<Record<KindName, ComponentType<InputProps>>>>
