import { checkCaller } from '@milepost/contract/desk/calls/telephone'
import { may } from '@milepost/domain/desk/people'
import { fromParts } from '@milepost/domain/values/local-date'
import { useState } from 'react'
import { Button } from '../../web/ui/Button'
import { Field } from '../../web/ui/Field'
import { Notice } from '../../web/ui/Notice'
import { Section } from '../pages/Section'
import { useAct } from '../pages/use-act'
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
  const { act, isBusy, message, fields } = useAct(checkCaller)
  const [typed, setTyped] = useState<Readonly<Record<Detail, string>>>({
    surname: '',
    dateOfBirth: '',
    postcode: '',
    registration: '',
  })
  const [problem, setProblem] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [day = '', month = '', year = ''] = typed.dateOfBirth.split(/\D+/)
  const dateOfBirth = fromParts({ day: Number(day), month: Number(month), year: Number(year) })
  const errors: Readonly<Record<string, string>> = {
    ...fields,
    ...(isTried && {
      ...Object.fromEntries(
        details.flatMap(([name, label]) =>
          typed[name].trim() === '' ? [[name, `Enter the ${label.toLowerCase()}`]] : [],
        ),
      ),
      ...(dateOfBirth === undefined && { dateOfBirth: 'Enter the date of birth as 27/3/1985' }),
    }),
  }

  async function check() {
    setTried(true)
    setProblem(undefined)
    const empty = details.find(([name]) => typed[name].trim() === '')
    if (empty || dateOfBirth === undefined)
      return document.getElementById(`caller-${empty?.[0] ?? 'dateOfBirth'}`)?.focus()
    const reply = await act({ body: { ...typed, brand, reference, dateOfBirth } })
    if (reply?.body.isPassed) return passed()
    if (reply) setProblem('These are not all the details of this quote. Do not say which are wrong.')
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
        <Field key={name} id={`caller-${name}`} label={label} hint={hint} error={errors[name]}>
          {({ id, describedBy }) => (
            <input
              id={id}
              className={fieldStyles.line}
              autoComplete="off"
              maxLength={100}
              aria-describedby={describedBy}
              aria-invalid={errors[name] ? true : undefined}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      {(problem || message) && (
        <Notice look="bad" role="alert">
          {problem ?? message}
        </Notice>
      )}
      <Button type="submit" busy={isBusy}>
        Check the caller
      </Button>
    </form>
  )
}
