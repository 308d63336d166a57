import {
  showBankAccount,
  showBirthDates,
  showContact,
  showLicences,
} from '@milepost/contract/desk/calls/quote'
import { may } from '@milepost/domain/desk/people'
import {
  type LookReason,
  lookReasonNames,
  lookReasons,
  type PersonalFact,
  personalFactNames,
  personalFacts,
} from '@milepost/domain/desk/personal-facts'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Dialog } from '../../web/ui/Dialog.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { RadioRows } from '../../web/ui/RadioRows.tsx'
import { tryAgain } from '../../web/ui/try-again.ts'
import { useStaff } from '../session/staff.ts'
import styles from './ShowFact.module.css'
import type { Case } from './words.ts'

/** The call that shows each fact. */
const calls = {
  'birth-date': showBirthDates,
  licence: showLicences,
  contact: showContact,
  'bank-account': showBankAccount,
} as const

/** Masked answers that are shown now, by place. They are discarded with the page. */
export type Shown = ReadonlyMap<string, string>

type Props = { found: Case; shown: Shown; setShown: (shown: Shown) => void }

/** Shows masked facts, for a reason that is recorded (DSK-318). */
export function ShowFact({ found, shown, setShown }: Props) {
  const { session, send } = useStaff()
  const [asked, setAsked] = useState<PersonalFact>()
  const [reason, setReason] = useState<LookReason>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [besides, setBesides] = useState<readonly string[]>()
  const open = personalFactNames.filter((fact) => may(session, personalFacts[fact].opensWith))

  function close() {
    setAsked(undefined)
    setReason(undefined)
    setProblem(undefined)
  }

  async function show(fact: PersonalFact) {
    if (reason === undefined) return setProblem('Choose why you need it')
    setBusy(true)
    const { brand, reference } = found
    const outcome = await send(calls[fact], { body: { brand, reference, because: reason } })
    setBusy(false)
    if (outcome.kind !== 'answered') return setProblem(tryAgain)
    const { facts } = outcome.body
    setShown(new Map([...shown, ...facts.map(({ field, value }) => [field, value] as const)]))
    if (fact === 'bank-account') setBesides(facts.map(({ value }) => value))
    close()
  }

  return (
    <div className={styles.facts}>
      <span className={styles.label}>Show</span>
      {open.map((fact) => (
        <button key={fact} type="button" className={styles.fact} onClick={() => setAsked(fact)}>
          {personalFacts[fact].title}
        </button>
      ))}
      {besides && (
        <p role="status" className={styles.account}>
          {besides.length === 0 ? 'No bank account was given.' : besides.join(', ')}
        </p>
      )}
      <Dialog
        open={asked !== undefined}
        title={asked ? `Show: ${personalFacts[asked].title.toLowerCase()}` : ''}
        onClose={close}
        actions={
          <>
            <Button busy={isBusy} onClick={() => asked && void show(asked)}>
              Show
            </Button>
            <Button look="secondary" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <Notice>Your name and this reason go on record.</Notice>
        <RadioRows
          label="Why do you need it?"
          name="look-reason"
          error={problem}
          value={reason}
          onChange={({ target }) => setReason(lookReasonNames.find((name) => name === target.value))}
          options={lookReasonNames.map((name) => ({ value: name, label: lookReasons[name] }))}
        />
      </Dialog>
    </div>
  )
}
