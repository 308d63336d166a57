import { may } from '@milepost/domain/desk/people'
import {
  isProofStep,
  proofRefusals,
  proofStates,
  proofStateWords,
  proofTitles,
} from '@milepost/domain/purchase/proof-steps'
import { useState } from 'react'
import { Dialog } from '../../web/ui/Dialog.tsx'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import { ActButton } from '../pages/ActButton.tsx'
import { Actions, Note, Section } from '../pages/Section.tsx'
import { useStaff } from '../session/staff.ts'
import { FollowProof } from './acts/FollowProof.tsx'
import styles from './Documents.module.css'
import { type About, day, moment, type Proof, whyNot } from './words.ts'

/** What the customer was asked to show, and where it is (DSK-540). What has come and is to be checked stands with the decisions. */
export function Proofs({ policy, changed }: About) {
  const { proofs } = policy
  const refused = whyNot(policy, 'follow-proof')
  if (proofs.length === 0) return null
  return (
    <Section title="Proofs">
      <div className={styles.list}>
        {proofs.map((proof) =>
          proof.state === 'received' ? (
            <ProofLine key={proof.code} proof={proof} />
          ) : (
            <OneProof key={proof.code} proof={proof} policy={policy} changed={changed} />
          ),
        )}
      </div>
      {refused && <Note>Nothing more is asked of the customer. {refused}</Note>}
    </Section>
  )
}

function ProofLine({ proof: { code, state, dueOn, movedAt, refusal } }: { proof: Proof }) {
  const isWaiting = state === 'asked' || state === 'refused'
  return (
    <div>
      <p>
        <strong>{proofTitles[code]}</strong>: {proofStateWords[state]}
        {isWaiting ? `, due by ${day(dueOn)}` : `, ${moment(movedAt)}`}
      </p>
      {refusal && <Note>{proofRefusals[refusal]}</Note>}
    </div>
  )
}

/** A proof with its next step, which staff say; the customer is told. */
export function OneProof({ proof, policy, changed }: About & { proof: Proof }) {
  const { session } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const { code, state } = proof
  const mayFollow = may(session, 'policy.follow-proof') && !whyNot(policy, 'follow-proof')
  const steps = proofStates.filter((to) => isProofStep(state, to))
  return (
    <div>
      <ProofLine proof={proof} />
      {mayFollow && steps.length > 0 && (
        <Actions>
          <ActButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {state === 'received' ? 'Check it' : 'Follow up'}
            <VisuallyHidden>, {proofTitles[code]}</VisuallyHidden>
          </ActButton>
        </Actions>
      )}
      <Dialog open={isOpen} title={proofTitles[code]} onClose={() => setOpen(false)}>
        <FollowProof
          policy={policy}
          code={code}
          steps={steps}
          close={() => setOpen(false)}
          changed={(words) => {
            setOpen(false)
            changed(words)
          }}
        />
      </Dialog>
    </div>
  )
}
