import { checkCaller } from '@milepost/contract/desk/calls/telephone'
import { may } from '@milepost/domain/desk/people'
import { fromParts } from '@milepost/domain/values/local-date'
import { useState } from 'react'
import { Button } from '../../web/ui/Button'
import { Field } from '../../web/ui/Field'
import { Notice } from '../../web/ui/Notice'
import { tryAgain } from '../../web/ui/try-again'
import { Section } from '../pages/Section'
import { useStaff } from '../session/staff'
import { ChangeAnswers } from './ChangeAnswers'
import fieldStyles from './fields.module.css'
import styles from './Telephone.module.css'
import type { ActProps } from './words'

/** A customer on the telephone who wants answers changed: first who they are, then what (DSK-327). */
export function Telephone({ found, decided }: ActProps) {
  const { session } = useStaff()
  const [step, setStep] = useState<'closed' | 'caller' | 'answers'>('closed')
  if (!may(session, 'quote.change') || found.status === 'taken-up' || found.isLocked) return null
  if (step === 'closed')
    return (
      <button type="button" className={styles.open} onClick={() => setStep('caller')}>
        Change answers on the telephone
      </button>
    )
  return (
    <Section id="telephone" title="On the telephone">
      {step === 'caller' ? (
        <Caller found={found} passed={() => setStep('answers')} />
      ) : (
        <ChangeAnswers
          found={found}
          decided={async (words) => {
            setStep('closed')
            await decided(words)
          }}
        />
      )}
      <Button look="quiet" onClick={() => setStep('closed')}>
        Close
      </Button>
    </Section>
  )
}

const details = [
  ['surname', 'Surname', ''],
  ['dateOfBirth', 'Date of birth', 'As 27/3/1985'],
  ['postcode', 'Home postcode', ''],
  ['registration', 'Registration', ''],
] as const
type Detail = (typeof details)[number][0]

/** The fifth detail is the reference that found the quote. Nothing says which of them was wrong. */
function Caller({ found: { brand, reference }, passed }: Pick<ActProps, 'found'> & { passed: () => void }) {
  const { send } = useStaff()
  const [typed, setTyped] = useState<Readonly<Record<Detail, string>>>({
    surname: '',
    dateOfBirth: '',
    postcode: '',
    registration: '',
  })
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function check() {
    const [day = '', month = '', year = ''] = typed.dateOfBirth.split(/\D+/)
    const dateOfBirth = fromParts({ day: Number(day), month: Number(month), year: Number(year) })
    if (dateOfBirth === undefined) return setProblem('Type the date of birth as 27/3/1985')
    setBusy(true)
    const outcome = await send(checkCaller, { body: { ...typed, brand, reference, dateOfBirth } })
    setBusy(false)
    if (outcome.kind === 'answered' && outcome.body.isPassed) return passed()
    if (outcome.kind === 'answered')
      return setProblem('These are not all the details of this quote. Do not say which are wrong.')
    const isUnfit = outcome.kind === 'refused' && outcome.problem.code === 'VALIDATION_ERROR'
    setProblem(isUnfit ? 'Fill in all of them' : tryAgain)
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <p>Ask for the quote reference, {reference}, and these four. The outcome goes on record.</p>
      {details.map(([name, label, hint]) => (
        <Field key={name} id={`caller-${name}`} label={label} hint={hint}>
          {({ id, describedBy }) => (
            <input
              id={id}
              className={fieldStyles.line}
              autoComplete="off"
              maxLength={100}
              aria-describedby={describedBy}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      {problem && (
        <Notice look="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" busy={isBusy}>
        Check the caller
      </Button>
    </form>
  )
}
