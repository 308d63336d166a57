import { correctEmailAddress } from '@milepost/contract/desk/calls/policy/email-address'
import { useState } from 'react'
import { TextField } from '../../../web/ui/TextField.tsx'
import { BecauseField } from '../../pages/BecauseField.tsx'
import { useDespite } from '../../pages/Restriction.tsx'
import { useAct } from '../../pages/use-act.ts'
import { ActForm, type ActProps } from './ActForm.tsx'

/** Corrects the address that every email about the policy goes to (DSK-502). */
export function CorrectAddress({ policy: { brand, policyNumber, holder }, changed, close }: ActProps) {
  const { act, isBusy, message, fields } = useAct(correctEmailAddress, 'email', 'because')
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
    <ActForm submit={correct} label="Save address" leave={close} isBusy={isBusy} message={message}>
      <p>It is {holder.email} now.</p>
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
      <BecauseField id="correct-because" value={because} setValue={setBecause} error={fields['because']} />
    </ActForm>
  )
}
