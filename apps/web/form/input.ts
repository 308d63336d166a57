import type { Source } from '@milepost/domain/journeys/provenance'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import type { Kind } from '@milepost/domain/questions/kinds/kind'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import type { ComponentType, ReactNode } from 'react'

/** The box of one question: its text, its words and what is wrong with it. */
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
  /** Why the answer cannot be changed here, where it cannot. Asked of boxes of text only. */
  locked?: string | undefined
}

/** What every way of asking is given. An input that holds more than text (an address, a list) stores its answer itself. */
export type InputProps = {
  question: AnyQuestion
  asking: Asking<AnySubject>
  fieldProps: FieldProps
  answer: unknown
  /** An answer that was found rather than given says where. */
  onAnswer: (answer: unknown, source?: Source) => void
  /** A button that belongs to the box. */
  action?: ReactNode
  /** What Enter does in this box, where that is not Continue. */
  onEnter?: (() => void) | undefined
}

export type Inputs = Readonly<Partial<Record<Kind<never>['input'], ComponentType<InputProps>>>>
