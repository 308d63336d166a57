import { checkCaller } from '@milepost/contract/desk/calls/telephone'
import { may } from '@milepost/domain/desk/people'
import { fromParts } from '@milepost/domain/values/local-date'
import { useEffect, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Field } from '../../web/ui/Field.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { ActButton } from '../pages/ActButton.tsx'
import { Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { ChangeAnswers } from './ChangeAnswers.tsx'
import fieldStyles from './fields.module.css'
import styles from './Telephone.module.css'
import type { ActProps, Case } from './words.ts'

/** Whether the staff member may change answers for a customer, and the quote can still be changed. */
export function mayChange(session: Parameters<typeof may>[0], { status, isLocked }: Case): boolean {
  return may(session, 'quote.change') && status !== 'taken-up' && !isLocked
}

const BUTTON = 'on-telephone'

/** The button among the other acts; the form opens below them, at full width. */
export function OnTelephone({ isOpen, open }: { isOpen: boolean; open: () => void }) {
  return (
    <ActButton id={BUTTON} aria-expanded={isOpen} onClick={open}>
      Change answers on the telephone
    </ActButton>
  )
}

/** A customer on the telephone who wants answers changed: first their identity is checked, then the changes are entered (DSK-327). */
export function Telephone({ found, decided, close }: ActProps & { close: () => void }) {
  const [isKnown, setKnown] = useState(false)
  // Moves the focus to the part that opens, so that a screen reader starts at its beginning.
  useEffect(() => document.getElementById(isKnown ? 'telephone' : 'caller-surname')?.focus(), [isKnown])
  return (
    <div className={styles.panel}>
      <Section
        id="telephone"
        title="On the telephone"
        note={
          <Button
            look="quiet"
            onClick={() => {
              close()
              document.getElementById(BUTTON)?.focus()
            }}
          >
            Close
          </Button>
        }
      >
        {isKnown ? (
          <ChangeAnswers
            found={found}
            decided={async (words) => {
              close()
              await decided(words)
            }}
          />
        ) : (
          <Caller found={found} passed={() => setKnown(true)} />
        )}
      </Section>
    </div>
  )
}

const details = [
  ['surname', 'Surname', ''],
  ['dateOfBirth', 'Date of birth', 'For example, 27/3/1985'],
  ['postcode', 'Home postcode', ''],
  ['registration', 'Registration', ''],
] as const
type Detail = (typeof details)[number][0]

/** The fifth detail is the reference that found the quote. The page does not reveal which detail was wrong. */
function Caller({ found: { brand, reference }, passed }: Pick<ActProps, 'found'> & { passed: () => void }) {
  const { act, isBusy, message, fields } = useAct(checkCaller, ...details.map(([name]) => name))
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
      ...(dateOfBirth === undefined && { dateOfBirth: 'Enter the date of birth, for example 27/3/1985' }),
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
      className={styles.caller}
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <p>Ask for the quote reference, {reference}, and these four. The outcome is recorded.</p>
      <div className={styles.fields}>
        {details.map(([name, label, hint]) => (
          <Field
            key={name}
            className={styles.detail}
            id={`caller-${name}`}
            label={label}
            hint={hint}
            error={errors[name]}
          >
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
      </div>
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
