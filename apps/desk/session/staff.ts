import type { Request } from '@milepost/contract/call'
import type { DeskCall } from '@milepost/contract/desk/desk-call'
import type { DeskOutcome } from '@milepost/contract/desk/desk-client'
import type { StaffMember } from '@milepost/domain/desk/people'
import { createContext, useContext } from 'react'

/** The signed-in person as the server says. */
export type Session = Pick<StaffMember, 'name' | 'roles' | 'brands'> & {
  signedInAt: string
  endsAt: string
  secondFactorUntil?: string | undefined
}

export type Staff = {
  session: Session
  /**
   * Makes a call. A session that has ended, and a second factor that is needed, are dealt with here: the page is left, and comes
   * back. A page handles what remains.
   */
  send<C extends DeskCall>(call: C, request: Request<C>): Promise<DeskOutcome<C>>
  signOut(): void
}

export const StaffContext = createContext<Staff | undefined>(undefined)

export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('This is drawn although nobody is signed in')
  return staff
}
