import { setPolicyRenewal } from '@milepost/contract/desk/calls/policy/renewal'
import { useAct } from '../../pages/use-act.ts'
import { day, renewsByItself } from '../words.ts'
import { ActForm, type ActProps } from './ActForm.tsx'

/** Turns automatic renewal off, or on again (DSK-508). */
export function SetRenewal({ policy, changed, close }: ActProps) {
  const { act, isBusy, message } = useAct(setPolicyRenewal)
  const { brand, policyNumber, cover } = policy
  const isOn = renewsByItself(policy)
  async function turn() {
    if (await act({ body: { brand, policyNumber, isOn: !isOn } }))
      changed(
        isOn
          ? 'Automatic renewal is off. The customer has an email about it.'
          : 'Automatic renewal is on. The customer has an email about it.',
      )
  }
  return (
    <ActForm
      submit={turn}
      label={isOn ? 'Turn it off' : 'Turn it on again'}
      leave={close}
      isBusy={isBusy}
      message={message}
    >
      <p>
        {isOn
          ? `Cover ends on ${day(cover.end)} unless the customer renews. They get an email about it.`
          : `The policy renews when its cover ends on ${day(cover.end)}. The customer gets an email about it.`}
      </p>
    </ActForm>
  )
}
