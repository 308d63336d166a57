import { setPolicyRenewal } from '@milepost/contract/desk/calls/policy/renewal'
import { deskAddress } from '@milepost/contract/desk/desk-pages'
import { may } from '@milepost/domain/desk/people'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { Link } from '../../web/router.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { Actions, Note, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import { type About, day, money, renewalWords, whyNot, whyNotOnWords } from './words.ts'

/** The next step of the policy, and whether it happens automatically. */
export function Renewal({ policy, changed }: About) {
  const { session } = useStaff()
  const { brand, policyNumber, renewal, cover } = policy
  const { act, isBusy, message } = useAct(setPolicyRenewal)
  const isOn = renewal.status === 'renews' || renewal.status === 'needs-answers'
  const whyNotSet = whyNot(policy, isOn ? 'renewal-off' : 'renewal-on')
  async function turn(next: boolean) {
    if (await act({ body: { brand, policyNumber, isOn: next } }))
      changed(
        next
          ? 'Automatic renewal is on. The customer has an email about it.'
          : 'Automatic renewal is off. The customer has an email about it.',
      )
  }
  return (
    <Section title="What happens next">
      <p>
        {renewalWords[renewal.status]}.
        {renewal.status === 'stopped' && ` Cover ends on ${day(policy.cancellation?.at ?? cover.end)}.`}
        {renewal.payment && ` ${paymentInWords(renewal.payment)}`}
      </p>
      {renewal.renewedAs !== undefined && (
        <p>
          Renewed as{' '}
          <Link to={deskAddress('policy', { brand, number: renewal.renewedAs })}>{renewal.renewedAs}</Link>
        </p>
      )}
      {whyNotSet && <Note>{whyNotSet}</Note>}
      {!whyNotSet && !isOn && renewal.whyNotOn !== undefined && renewal.status === 'stopped' && (
        <Note>{whyNotOnWords[renewal.whyNotOn] ?? renewal.whyNotOn}</Note>
      )}
      {may(session, 'policy.set-renewal') && !whyNotSet && (
        <Actions>
          {isOn && (
            <Button look="secondary" busy={isBusy} onClick={() => void turn(false)}>
              Turn automatic renewal off
            </Button>
          )}
          {renewal.status === 'stopped' && renewal.whyNotOn === undefined && (
            <Button look="secondary" busy={isBusy} onClick={() => void turn(true)}>
              Turn automatic renewal on again
            </Button>
          )}
        </Actions>
      )}
      <Problem words={message} />
    </Section>
  )
}

/** No amount before there is a price: it would be last year's (D-277). */
function paymentInWords({ on, amount, tellBy }: NonNullable<About['policy']['renewal']['payment']>): string {
  const day = longDate(localDate(on))
  if (amount !== undefined) return `${money(amount)} on ${day}.`
  const priceKnown =
    tellBy === undefined ? '' : ` The customer is told the price by ${longDate(localDate(tellBy))}.`
  return `Next payment on ${day}.${priceKnown}`
}
