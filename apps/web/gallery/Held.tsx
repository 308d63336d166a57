import { useState } from 'react'
import { CodeBoxes } from '../ui/CodeBoxes.tsx'
import { Combobox } from '../ui/Combobox.tsx'
import { DateBoxes, TimeLists } from '../ui/DateFields.tsx'
import { FieldGroup } from '../ui/Field.tsx'
import { FieldNote } from '../ui/FieldNote.tsx'

const towns = ['Barnsley', 'Bath', 'Birmingham', 'Blackburn', 'Bolton', 'Bradford', 'Brighton', 'Bristol']
const options = towns.map((town) => ({ value: town, label: town }))
const search = (typed: string) =>
  typed === '' ? [] : options.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()))

/** Controlled inputs, in their initial state and in error. */
export function Held() {
  const [town, setTown] = useState('')
  const [code, setCode] = useState<readonly string[]>(['AB', '', '', ''])
  const combobox = { value: town, onValue: setTown, search, wordsOf: (value: string) => value }
  const boxes = { lengths: [5, 6, 3, 2], values: code, onValues: setCode }
  const parts = { day: {}, month: {}, year: {} }
  const clock = { choices: { hour: ['09', '10'], minute: ['00', '30'] }, times: { hour: {}, minute: {} } }
  return (
    <>
      <Combobox name="town" id="town" label="Which town?" hint="Start typing" {...combobox} />
      <Combobox name="town-bad" id="town-bad" label="Which town?" error="Choose a town" {...combobox} />
      <CodeBoxes name="code" id="code" label="Number of the card" hint="16 characters" {...boxes} />
      <CodeBoxes
        name="code-bad"
        id="code-bad"
        label="Number of the card"
        error="Box 2 needs 6 characters"
        invalidBox={1}
        {...boxes}
      />
      <FieldGroup id="from" label="When does it start?" hint="For example 27 3 2027">
        {() => (
          <div data-boxes="">
            <DateBoxes name="from" id="from" parts={parts} invalidParts={[]} />
            <TimeLists name="from" id="from" isInvalid={false} {...clock} />
          </div>
        )}
      </FieldGroup>
      <div>
        <FieldGroup id="from-bad" label="When does it start?" error="Choose a later time">
          {() => (
            <div data-boxes="">
              <TimeLists name="from-bad" id="from-bad" isInvalid={true} {...clock} />
            </div>
          )}
        </FieldGroup>
        <FieldNote>A note under an input, for what is best read after it.</FieldNote>
      </div>
    </>
  )
}
