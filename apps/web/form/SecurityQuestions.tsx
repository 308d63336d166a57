import { TextField, type TextFieldProps } from '../ui/TextField'
import { AskedQuestion } from './AskedQuestion'
import type { InputProps, Inputs } from './input'
import { autofillOf } from './inputs/autofill'
import { DateInput } from './inputs/DateInput'
import { PlateInput } from './inputs/PlateInput'
import { type FactsForm, factField } from './use-security-questions'

/** How each fact is typed: what a phone's keyboard does with it, and how wide it usually is. */
const typing: Readonly<Record<string, Partial<TextFieldProps>>> = {
  quoteReference: { autoCapitalize: 'characters', width: 'c20' },
  surname: { autoCapitalize: 'words' },
  postcode: { autoCapitalize: 'characters', width: 'c10' },
}

function FactInput({ box: { locked: _never, ...box }, question }: InputProps) {
  return (
    <TextField
      {...box}
      {...typing[question.name]}
      spellCheck={false}
      autoCorrect="off"
      autoComplete={autofillOf(box.name)}
    />
  )
}

const inputs: Inputs = { name: FactInput, date: DateInput, plate: PlateInput }

/** Every fact that is asked for, in its order. */
export function FactQuestions({ form: { questions, asking, boxes } }: { form: FactsForm }) {
  return questions.map((question) => (
    <AskedQuestion
      key={question.name}
      question={question}
      asking={asking}
      box={boxes.box(factField(question.name))}
      inputs={inputs}
      // Every fact is text in a box.
      onAnswer={() => undefined}
    />
  ))
}
