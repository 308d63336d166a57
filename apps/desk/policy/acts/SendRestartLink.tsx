import { sendRestartLink } from '@milepost/contract/desk/calls/policy/restart-link'
import { useDespite } from '../../pages/Restriction.tsx'
import { useAct } from '../../pages/use-act.ts'
import { day } from '../words.ts'
import { ActForm, type ActProps } from './ActForm.tsx'

/** Sends a link by which a customer can restart a cancelled policy (DSK-509). */
export function SendRestartLink({ policy, changed, close }: ActProps) {
  const despite = useDespite()
  const { act, isBusy, message } = useAct(sendRestartLink)
  const { brand, policyNumber, holder, cancellation } = policy
  async function send() {
    const sent = await act({ body: { brand, policyNumber, ...despite } })
    if (sent) changed(`The restart link was sent to ${sent.body.to}, for quote ${sent.body.quoteReference}.`)
  }
  return (
    <ActForm submit={send} label="Send restart link" leave={close} isBusy={isBusy} message={message}>
      <p>
        We email a link to {holder.email}. By it the customer can restart with 30 days’ cover
        {cancellation?.restartableUntil !== undefined && ` until ${day(cancellation.restartableUntil)}`}.
      </p>
    </ActForm>
  )
}
