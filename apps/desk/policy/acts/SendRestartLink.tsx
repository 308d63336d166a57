import { sendRestartLink } from '@milepost/contract/desk/calls/policy/restart-link'
import { may } from '@milepost/domain/desk/people'
import { Button } from '../../web/ui/Button.tsx'
import { useDespite } from '../pages/Restriction.tsx'
import { Actions, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import { type About, day } from './words.ts'

/** Sends a link by which a customer can restart a cancelled policy. */
export function Restart({ policy, changed }: About) {
  const { session } = useStaff()
  const despite = useDespite()
  const { act, isBusy, message } = useAct(sendRestartLink)
  const { brand, policyNumber, cancellation } = policy
  if (cancellation?.restartableUntil === undefined) return null
  async function send() {
    const sent = await act({ body: { brand, policyNumber, ...despite } })
    if (sent) changed(`The restart link was sent to ${sent.body.to}, for quote ${sent.body.quoteReference}.`)
  }
  return (
    <Section title="Restart">
      <p>The customer can restart with 30 days’ cover until {day(cancellation.restartableUntil)}.</p>
      {may(session, 'policy.restart-link') && (
        <Actions>
          <Button look="secondary" busy={isBusy} busyLabel="Sending" onClick={() => void send()}>
            Send restart link
          </Button>
        </Actions>
      )}
      <Problem words={message} />
    </Section>
  )
}
