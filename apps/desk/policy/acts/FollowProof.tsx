import { followProof } from '@milepost/contract/desk/calls/policy/proofs'
import {
  type ProofRefusal,
  type ProofState,
  proofRefusalNames,
  proofRefusals,
  proofStateWords,
  proofTitles,
} from '@milepost/domain/purchase/proof-steps'
import { useState } from 'react'
import { Select } from '../../../web/ui/Select.tsx'
import { BecauseField } from '../../pages/BecauseField.tsx'
import { useAct } from '../../pages/use-act.ts'
import type { Proof } from '../words.ts'
import { ActForm, type ActProps } from './ActForm.tsx'

/** The steps as staff choose them. */
const stepWords: Readonly<Record<ProofState, string>> = {
  asked: 'Ask the customer again',
  received: 'It has come',
  accepted: 'Accept it',
  refused: 'Do not accept it',
  'not-needed': 'It is not needed',
}

type FollowProps = ActProps & { code: Proof['code']; steps: readonly ProofState[] }

/** Says where a proof is; the customer is told (DSK-540). */
export function FollowProof({ policy: { brand, policyNumber }, code, steps, changed, close }: FollowProps) {
  const { act, isBusy, message, fields } = useAct(followProof, 'to', 'refusal', 'because')
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
    <ActForm submit={follow} label="Save" leave={close} isBusy={isBusy} message={message}>
      <Select
        name={`to-${code}`}
        label="What happened"
        options={steps.map((value) => ({ value, label: stepWords[value] }))}
        error={isMissing ? 'Choose what happened' : fields['to']}
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
    </ActForm>
  )
}
