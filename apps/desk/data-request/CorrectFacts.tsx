import { correctFacts } from '@milepost/contract/desk/calls/data-request'
import {
  type CorrectableFact,
  correctableFactNames,
  correctableFacts,
} from '@milepost/domain/privacy/correction'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { TextField } from '../../web/ui/TextField.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { Actions, Note, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import styles from './DataRequestsPage.module.css'
import type { About } from './words.ts'

const correctionFields = correctableFactNames.map((fact) => `corrections.${fact}` as const)

/** Corrects one quote at a time, by the questions' own rules. Facts that are part of the risk are changed on the telephone (DSK-709). */
export function CorrectFacts({ request: { id, records = [] }, changed }: About) {
  const { act, isBusy, message, fields } = useAct(correctFacts, 'reference', 'because', ...correctionFields)
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState<Partial<Record<CorrectableFact, string>>>({})
  const [because, setBecause] = useState('')
  const reference = records.length === 1 ? (records[0]?.reference ?? '') : chosen
  if (records.length === 0)
    return (
      <Section title="Correct">
        <Note>Nothing is held about them at this brand.</Note>
      </Section>
    )
  async function correct() {
    const corrections = correctableFactNames.flatMap((fact) => {
      const text = typed[fact]
      return text === undefined || text === '' ? [] : [{ fact, text }]
    })
    const done = await act({ body: { id, reference, corrections, because } })
    if (!done) return
    setTyped({})
    changed(
      done.body.policyNumber === undefined
        ? 'Corrected. Close the request once everything is right.'
        : `Corrected. The documents of ${done.body.policyNumber} are made anew and sent.`,
    )
  }
  return (
    <Section title="Correct">
      <Note>
        Only what is filled in changes. The postcode, and everything else that decides the price or the cover,
        is changed with the customer on the telephone; a policy is not changed during its term.
      </Note>
      <div className={styles.form}>
        {records.length > 1 && (
          <Select
            name="reference"
            label="Which quote"
            options={records.map((each) => ({
              value: each.reference,
              label:
                each.policyNumber === undefined
                  ? each.reference
                  : `${each.reference}, policy ${each.policyNumber}`,
            }))}
            value={chosen}
            error={fields['reference'] && 'Choose a quote'}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        {correctableFactNames.map((fact) => (
          <TextField
            key={fact}
            name={fact}
            label={correctableFacts[fact]}
            autoComplete="off"
            value={typed[fact] ?? ''}
            error={fields[`corrections.${fact}`]}
            onChange={({ target }) => setTyped({ ...typed, [fact]: target.value })}
          />
        ))}
        <BecauseField id="correct-because" value={because} setValue={setBecause} error={fields['because']} />
        <Actions>
          <Button busy={isBusy} onClick={() => void correct()}>
            Correct
          </Button>
        </Actions>
        <Problem words={message} />
      </div>
    </Section>
  )
}
