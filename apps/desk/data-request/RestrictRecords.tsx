import { liftRestriction, restrictRecords } from '@milepost/contract/desk/calls/data-request'
import { isLocalDate } from '@milepost/domain/values/local-date'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { TextField } from '../../web/ui/TextField.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { Actions, Note, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import styles from './DataRequestsPage.module.css'
import type { About } from './words.ts'

/** From now on the records are stored, but used only for the contract and legal duties (DSK-706). */
export function Restrict({ request: { id }, changed }: About) {
  const { act, isBusy, message, fields } = useAct(restrictRecords, 'because')
  const [because, setBecause] = useState('')
  async function restrict() {
    const done = await act({ body: { id, because } })
    if (done) changed(done.body.outcome)
  }
  return (
    <Section title="Restrict">
      <Note>
        From then on there are no reminders, reports or what-ifs, and no changes at the desk without a legal
        ground. Nothing is erased because of its age. The contract and our legal duties go on. This closes the
        request.
      </Note>
      <div className={styles.form}>
        <BecauseField id="restrict-because" value={because} setValue={setBecause} error={fields['because']} />
        <Actions>
          <Button busy={isBusy} onClick={() => void restrict()}>
            Restrict
          </Button>
        </Actions>
        <Problem words={message} />
      </div>
    </Section>
  )
}

/** The person must be informed before the restriction is lifted (DSK-708). */
export function Lift({ request: { id }, changed }: About) {
  const { act, isBusy, message, fields } = useAct(liftRestriction, 'toldOn', 'because')
  const [toldOn, setToldOn] = useState('')
  const [because, setBecause] = useState('')
  const [isTried, setTried] = useState(false)
  const isDay = isLocalDate(toldOn)
  async function lift() {
    setTried(true)
    if (isDay && (await act({ body: { id, toldOn, because } }))) changed('The restriction is lifted.')
  }
  return (
    <Section title="Lift the restriction">
      <Note>Tell the person first that it will be lifted, and why.</Note>
      <div className={styles.form}>
        <TextField
          name="toldOn"
          type="date"
          label="When they were told"
          value={toldOn}
          error={isTried && !isDay ? 'Enter the day they were told' : fields['toldOn']}
          onChange={({ target }) => setToldOn(target.value)}
        />
        <BecauseField id="lift-because" value={because} setValue={setBecause} error={fields['because']} />
        <Actions>
          <Button look="secondary" busy={isBusy} onClick={() => void lift()}>
            Lift
          </Button>
        </Actions>
        <Problem words={message} />
      </div>
    </Section>
  )
}
