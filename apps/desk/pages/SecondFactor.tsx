import { LinkButton } from '../../web/ui/Button'
import { signInAddress } from '../session/session'
import type { Session } from '../session/staff'
import { Actions, Note } from './Section'

/** Whether an act that needs a second factor may be done now (DSK-109). */
export const hasSecondFactor = ({ secondFactorUntil }: Session) =>
  secondFactorUntil !== undefined && Date.parse(secondFactorUntil) > Date.now()

/** Asked for before a form is filled in: the page is left for it, and comes back empty. */
export function AskSecondFactor({ to }: { to: string }) {
  return (
    <>
      <Note>This needs a second factor of the last ten minutes.</Note>
      <Actions>
        <LinkButton look="secondary" href={signInAddress('second')}>
          Sign in again to {to}
        </LinkButton>
      </Actions>
    </>
  )
}
