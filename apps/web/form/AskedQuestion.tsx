import { type AnySubject, type Asking, wordsOf } from '@milepost/domain/questions/asking'
import { type AnyQuestion, isAsked } from '@milepost/domain/questions/question'
import type { Box, InputProps, Inputs } from './input'
import { InputsContext } from './inputs-context'

export type AskedQuestionProps = Pick<InputProps, 'action' | 'onEnter' | 'onAnswer'> & {
  question: AnyQuestion
  asking: Asking<AnySubject>
  box: Omit<Box, 'label' | 'hint' | 'help'>
  inputs: Inputs
}

/** One question on the screen: its words and its kind of input come from its home; a question not asked shows nothing. */
export function AskedQuestion({ question, asking, box, inputs, ...rest }: AskedQuestionProps) {
  if (!isAsked(question, asking)) return null
  const Input = inputs[question.kind.input]
  if (!Input) throw new Error(`No input here for a question of kind ${question.kind.input}`)
  const words = {
    label: wordsOf(question.label, asking),
    hint: question.hint && wordsOf(question.hint, asking),
    help: question.help,
  }
  return (
    <InputsContext value={inputs}>
      <Input
        {...rest}
        question={question}
        asking={asking}
        box={{ ...box, ...words }}
        answer={asking.subject[question.name]}
      />
    </InputsContext>
  )
}
