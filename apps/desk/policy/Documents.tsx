import { openPolicyDocument, sendDocumentsAgain } from '@milepost/contract/desk/calls/policy/documents'
import { correctEmailAddress } from '@milepost/contract/desk/calls/policy/email-address'
import { may } from '@milepost/domain/desk/people'
import { postInWords } from '@milepost/domain/work/why'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { TextField } from '../../web/ui/TextField.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { useDespite } from '../pages/Restriction.tsx'
import { Actions, Note, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import styles from './Documents.module.css'
import { type About, moment, whyNot } from './words.ts'

/** The documents: open them, send them again, correct their email address. */
export function Documents({ policy, changed }: About) {
  const { session } = useStaff()
  const { brand, policyNumber, documents, byPost } = policy
  const again = useAct(sendDocumentsAgain)
  const whyNotAgain = whyNot(policy, 'documents-again')
  const whyNotCorrect = whyNot(policy, 'correct-address')
  const isOver = policy.status === 'cancelled' || policy.status === 'ended'
  const [isCorrecting, setCorrecting] = useState(false)
  async function send() {
    const sent = await again.act({ body: { brand, policyNumber } })
    if (sent) changed(`The documents were sent to ${sent.body.to}.`)
  }
  return (
    <Section title="Documents">
      <ul className={styles.list}>
        {documents.map(({ id, name, isReady }) => (
          <li key={id}>
            {isReady ? (
              <a
                href={`${openPolicyDocument.path}?${new URLSearchParams({ brand, documentId: id })}`}
                target="_blank"
                rel="noreferrer"
              >
                {name}
              </a>
            ) : (
              `${name} (being made)`
            )}
          </li>
        ))}
      </ul>
      {isOver && <Note>Cover has ended: only its last documents are sent, and no certificate.</Note>}
      <Note>{sentInWords(policy)}</Note>
      {byPost && (
        <Note>
          {`Asked for by post. ${postInWords(byPost)} The queue says whether it still has to be done.`}
        </Note>
      )}
      <Actions>
        {may(session, 'policy.send-documents') && !whyNotAgain && (
          <Button look="secondary" busy={again.isBusy} busyLabel="Sending" onClick={() => void send()}>
            {isOver ? 'Send last documents' : 'Send documents again'}
          </Button>
        )}
        {may(session, 'policy.correct-address') && !whyNotCorrect && !isCorrecting && (
          <Button look="quiet" onClick={() => setCorrecting(true)}>
            Correct email address
          </Button>
        )}
      </Actions>
      {whyNotAgain && <Note>They cannot be sent again. {whyNotAgain}</Note>}
      {whyNotCorrect && <Note>The address cannot be corrected. {whyNotCorrect}</Note>}
      <Problem words={again.message} />
      {isCorrecting && (
        <CorrectAddress
          policy={policy}
          changed={(words) => {
            setCorrecting(false)
            changed(words)
          }}
        />
      )}
    </Section>
  )
}

/** Where they really went: the address may have been corrected since. */
function sentInWords({ documentsSent, holder }: About['policy']): string {
  if (documentsSent === undefined) return 'Not sent yet'
  const { at, isToEarlierAddress } = documentsSent
  return isToEarlierAddress
    ? `Last sent to the earlier address, ${moment(at)}. Not sent to ${holder.email} yet`
    : `Last sent to ${holder.email}, ${moment(at)}`
}

function CorrectAddress({ policy: { brand, policyNumber }, changed }: About) {
  const { act, isBusy, message, fields } = useAct(correctEmailAddress)
  const despite = useDespite()
  const [email, setEmail] = useState('')
  const [because, setBecause] = useState('')
  async function correct() {
    const done = await act({ body: { brand, policyNumber, email, because, ...despite } })
    if (!done) return
    const note = done.body.toldOldAddress
      ? 'The old address has been told.'
      : 'The old address could not be told.'
    changed(`Emails go to ${done.body.email} from now on. ${note}`)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void correct()
      }}
    >
      <TextField
        name="email"
        type="email"
        label="New email address"
        hint="For every email about this policy. We tell the old address."
        autoComplete="off"
        value={email}
        error={fields['email']}
        onChange={(event) => setEmail(event.target.value)}
      />
      <BecauseField id="because" value={because} setValue={setBecause} error={fields['because']} />
      <Actions>
        <Button type="submit" busy={isBusy}>
          Save address
        </Button>
      </Actions>
      <Problem words={message} />
    </form>
  )
}
