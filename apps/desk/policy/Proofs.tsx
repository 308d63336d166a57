import { followProof } from '@milepost/contract/desk/calls/policy/proofs'
import { may } from '@milepost/domain/desk/people'
import {
  isProofStep,
  type ProofRefusal,
  type ProofState,
  proofRefusalNames,
  proofRefusals,
  proofStates,
  proofStateWords,
  proofTitles,
} from '@milepost/domain/purchase/proof-steps'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { Actions, Note, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import styles from './Documents.module.css'
import { type About, day, moment, type Policy, whyNot } from './words.ts'

type Proof = Policy['proofs'][number]

/** What the customer was asked to show; staff say where each proof is, and the customer is told (DSK-540). */
export function Proofs({ policy, changed }: About) {
  const { session } = useStaff()
  const { proofs } = policy
  const refused = whyNot(policy, 'follow-proof')
  if (proofs.length === 0) return null
  return (
    <Section title="Proofs">
      <div className={styles.list}>
        {proofs.map((proof) => (
          <OneProof
            key={proof.code}
            proof={proof}
            policy={policy}
            changed={changed}
            mayFollow={may(session, 'policy.follow-proof') && !refused}
          />
        ))}
      </div>
      {refused && <Note>Nothing more is asked of the customer. {refused}</Note>}
    </Section>
  )
}

/** The steps as staff choose them. */
const stepWords: Readonly<Record<ProofState, string>> = {
  asked: 'Ask the customer again',
  received: 'It has come',
  accepted: 'Accept it',
  refused: 'Do not accept it',
  'not-needed': 'It is not needed',
}

function OneProof({ proof, policy, changed, mayFollow }: About & { proof: Proof; mayFollow: boolean }) {
  const { code, state, dueOn, movedAt } = proof
  const [isOpen, setOpen] = useState(false)
  const steps = proofStates.filter((to) => isProofStep(state, to))
  const isWaiting = state === 'asked' || state === 'refused'
  return (
    <div>
      <p>
        <strong>{proofTitles[code]}</strong>: {proofStateWords[state]}
        {isWaiting ? `, due by ${day(dueOn)}` : `, ${moment(movedAt)}`}
      </p>
      {proof.refusal && <Note>{proofRefusals[proof.refusal]}</Note>}
      {mayFollow && steps.length > 0 && !isOpen && (
        <Actions>
          <Button look="quiet" onClick={() => setOpen(true)}>
            Follow up
          </Button>
        </Actions>
      )}
      {isOpen && (
        <Follow
          policy={policy}
          code={code}
          steps={steps}
          changed={(words) => {
            setOpen(false)
            changed(words)
          }}
        />
      )}
    </div>
  )
}

type FollowProps = About & { code: Proof['code']; steps: readonly ProofState[] }

function Follow({ policy: { brand, policyNumber }, code, steps, changed }: FollowProps) {
  const { act, isBusy, message, fields } = useAct(followProof)
  const [to, setTo] = useState<ProofState>()
  const [refusal, setRefusal] = useState<ProofRefusal>()
  const [because, setBecause] = useState('')
  const [isMissing, setMissing] = useState(false)
  async function follow() {
    setMissing(to === undefined)
    if (to === undefined) return
    const chosen = to === 'refused' && refusal ? { refusal } : {}
    const done = await act({ body: { brand, policyNumber, code, to, ...chosen, because } })
    if (done) changed(`${proofTitles[code]}: ${proofStateWords[done.body.state]}. The customer is told.`)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void follow()
      }}
    >
      <Select
        name={`to-${code}`}
        label="What happened"
        options={steps.map((value) => ({ value, label: stepWords[value] }))}
        error={isMissing ? 'Choose what happened' : undefined}
        value={to ?? ''}
        onChange={({ target }) => setTo(steps.find((each) => each === target.value))}
      />
      {to === 'refused' && (
        <Select
          name={`refusal-${code}`}
          label="What the customer is told"
          options={proofRefusalNames.map((value) => ({ value, label: proofRefusals[value] }))}
          error={fields['refusal']}
          value={refusal ?? ''}
          onChange={({ target }) => setRefusal(proofRefusalNames.find((each) => each === target.value))}
        />
      )}
      <BecauseField id={`because-${code}`} value={because} setValue={setBecause} error={fields['because']} />
      <Actions>
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
      </Actions>
      <Problem words={message} />
    </form>
  )
}
