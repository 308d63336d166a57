import type { Request } from '@milepost/contract/call'
import type { DeskCall } from '@milepost/contract/desk/desk-call'
import type { DeskOutcome } from '@milepost/contract/desk/desk-client'
import type { StaffMember } from '@milepost/domain/desk/people'
import { createContext, useContext } from 'react'

/** The signed-in person as reported by the server. */
export type Session = Pick<StaffMember, 'name' | 'roles' | 'brands'> & {
  signedInAt: string
  endsAt: string
  secondFactorUntil?: string | undefined
}

export type Staff = {
  session: Session
  /**
   * Makes a call. An ended session and a missing second factor are handled here, by leaving the page to sign in and returning. A page
   * handles all other results.
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
