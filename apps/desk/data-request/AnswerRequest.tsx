import {
  closeDataRequest,
  decideErasure,
  exportForDataRequest,
  extendDataRequest,
  proposeErasure,
} from '@milepost/contract/desk/calls/data-request'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { saveFile } from '../../web/ui/save-file.ts'
import { TextField } from '../../web/ui/TextField.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { AskSecondFactor, hasSecondFactor } from '../pages/SecondFactor.tsx'
import { Actions, Note, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import { CorrectFacts } from './CorrectFacts.tsx'
import styles from './DataRequestsPage.module.css'
import { Lift, Restrict } from './RestrictRecords.tsx'
import type { About } from './words.ts'

/** The next actions. Exporting and erasing data need a second factor (DSK-704, DSK-705). */
export function AnswerRequest({ request, changed }: About) {
  const { session } = useStaff()
  if (request.restriction && request.restriction.liftedAt === undefined)
    return <Lift request={request} changed={changed} />
  if (request.state === 'done' || request.state === 'refused') return null
  const needsFactor = request.kind === 'export' || request.kind === 'erase'
  return (
    <div className={styles.form}>
      {needsFactor && !hasSecondFactor(session) ? (
        <Section title="Answer">
          <AskSecondFactor to="answer" />
        </Section>
      ) : (
        <>
          {request.kind === 'export' && <Export request={request} changed={changed} />}
          {request.kind === 'erase' && <Erase request={request} changed={changed} />}
          {request.kind === 'correct' && <CorrectFacts request={request} changed={changed} />}
          {request.kind === 'restrict' && <Restrict request={request} changed={changed} />}
        </>
      )}
      {request.state === 'open' && <Close request={request} changed={changed} />}
      {request.mayExtend && <Extend request={request} changed={changed} />}
    </div>
  )
}

function Export({ request: { id }, changed }: About) {
  const { act, isBusy, message } = useAct(exportForDataRequest)
  async function save() {
    const found = await act({ body: { id } })
    if (!found) return
    saveFile(new Blob([found.body.content], { type: 'application/json' }), found.body.fileName)
    changed('The file is in your downloads. Close the request once the person has it.')
  }
  return (
    <Section title="Export">
      <Note>
        A JSON file with everything we hold about them at this brand. It is on record that you took it.
      </Note>
      <Actions>
        <Button busy={isBusy} onClick={() => void save()}>
          Export their data
        </Button>
      </Actions>
      <Problem words={message} />
    </Section>
  )
}

/** Not a form: Enter in a text field must not erase a person's data. */
function Erase({ request: { id, state, maySecond }, changed }: About) {
  const propose = useAct(proposeErasure, 'because')
  const decide = useAct(decideErasure, 'because')
  const [because, setBecause] = useState('')
  const isProposed = state === 'proposed'
  if (isProposed && !maySecond)
    return (
      <Section title="Erase">
        <Note>A second person in data protection erases it.</Note>
      </Section>
    )
  async function first() {
    if (await propose.act({ body: { id, because } })) changed('Proposed. A second person erases it.')
  }
  async function second(decision: 'erase' | 'send-back') {
    const decided = await decide.act({ body: { id, decision, because } })
    if (decided) changed(decided.body.outcome ?? 'Sent back.')
  }
  return (
    <Section title="Erase">
      <Note>
        Everything that was not bought is erased, for good. What was bought is kept as the law asks.
      </Note>
      <div className={styles.form}>
        <BecauseField
          id="erase-because"
          value={because}
          setValue={setBecause}
          error={propose.fields['because'] ?? decide.fields['because']}
        />
        <Actions>
          {isProposed ? (
            <>
              <Button look="danger" busy={decide.isBusy} onClick={() => void second('erase')}>
                Erase for good
              </Button>
              <Button look="secondary" busy={decide.isBusy} onClick={() => void second('send-back')}>
                Send back
              </Button>
            </>
          ) : (
            <Button busy={propose.isBusy} onClick={() => void first()}>
              Propose erasure
            </Button>
          )}
        </Actions>
        <Problem words={propose.message || decide.message} />
      </div>
    </Section>
  )
}

function Close({ request: { id, kind }, changed }: About) {
  const { act, isBusy, message, fields } = useAct(closeDataRequest, 'outcome')
  const [outcome, setOutcome] = useState('')
  async function close(decision: 'done' | 'refused') {
    if (await act({ body: { id, decision, outcome } })) changed('The request is closed.')
  }
  return (
    <Section title="Close">
      <div className={styles.form}>
        <TextField
          name="outcome"
          label="What was done, or why it is refused"
          hint="Without names. Whom it was about is not kept after this."
          value={outcome}
          error={fields['outcome']}
          onChange={({ target }) => setOutcome(target.value)}
        />
        <Actions>
          {kind !== 'erase' && kind !== 'restrict' && (
            <Button look="secondary" busy={isBusy} onClick={() => void close('done')}>
              Close as done
            </Button>
          )}
          <Button look="secondary" busy={isBusy} onClick={() => void close('refused')}>
            Refuse
          </Button>
        </Actions>
        <Problem words={message} />
      </div>
    </Section>
  )
}

function Extend({ request: { id }, changed }: About) {
  const { act, isBusy, message, fields } = useAct(extendDataRequest, 'because')
  const [because, setBecause] = useState('')
  async function extend() {
    const done = await act({ body: { id, because } })
    if (done) changed(`Due on ${longDate(localDate(done.body.dueOn))} now. Tell the person why.`)
  }
  return (
    <Section title="More time">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void extend()
        }}
      >
        <TextField
          name="extend-because"
          label="Why it needs two months more"
          hint="The person has to be told this within the first month"
          value={because}
          error={fields['because']}
          onChange={({ target }) => setBecause(target.value)}
        />
        <Actions>
          <Button type="submit" look="secondary" busy={isBusy}>
            Extend
          </Button>
        </Actions>
        <Problem words={message} />
      </form>
    </Section>
  )
}
