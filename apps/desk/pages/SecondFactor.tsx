import { LinkButton } from '../../web/ui/Button.tsx'
import { signInAddress } from '../session/session.tsx'
import type { Session } from '../session/staff.ts'
import { Actions, Note } from './Section.tsx'

/** Whether an act that needs a second factor is allowed now (DSK-109). */
export const hasSecondFactor = ({ secondFactorUntil }: Session) =>
  secondFactorUntil !== undefined && Date.parse(secondFactorUntil) > Date.now()

/** Shown before a form is filled in, because signing in again leaves the page and loses the form's content. */
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
