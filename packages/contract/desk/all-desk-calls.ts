import { getStaffSession, keepStaffSession, signOut } from './calls/session'
import type { DeskCall } from './desk-call'

/** Every call of the desk. The access matrix walks this list: a call that is not here is not served. */
export const allDeskCalls: readonly DeskCall[] = [getStaffSession, keepStaffSession, signOut]
