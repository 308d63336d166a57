import { withdrawNotice } from '@milepost/contract/desk/calls/policy/cancelling'
import type { WithdrawalReason } from '@milepost/domain/policy/cancellation-notice'
import { useState } from 'react'
import { Select } from '../../../web/ui/Select.tsx'
import { BecauseField } from '../../pages/BecauseField.tsx'
import { useAct } from '../../pages/use-act.ts'
import { withdrawalWords } from '../words.ts'
import { ActForm, type ActProps } from './ActForm.tsx'

/** Takes back a notice of cancellation that has not taken effect (DSK-505). */
export function WithdrawNotice({ policy, changed, close }: ActProps) {
  const { act, isBusy, message, fields } = useAct(withdrawNotice, 'reason', 'because')
  const [reason, setReason] = useState<WithdrawalReason>()
  const [because, setBecause] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { brand, policyNumber, cancellation } = policy
  const reasons = cancellation?.withdrawnFor ?? []
  async function withdraw() {
    setMissing(reason === undefined)
    if (reason === undefined) return
    if (await act({ body: { brand, policyNumber, reason, because } }))
      changed(`The notice is withdrawn. Policy ${policyNumber} continues, and the customer is told by email.`)
  }
  return (
    <ActForm submit={withdraw} label="Withdraw the notice" leave={close} isBusy={isBusy} message={message}>
      <Select
        name="withdrawal-reason"
        label="Why the policy continues"
        options={reasons.map((value) => ({ value, label: withdrawalWords[value] }))}
        error={isMissing ? 'Choose why the policy continues' : fields['reason']}
        value={reason ?? ''}
        onChange={({ target }) => setReason(reasons.find((each) => each === target.value))}
      />
      <BecauseField id="withdraw-because" value={because} setValue={setBecause} error={fields['because']} />
    </ActForm>
  )
}
