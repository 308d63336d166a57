import type { StaffMember } from '@milepost/domain/desk/people'
import type { Actor, NewAuditEntry } from '../audit/ports.ts'

/** A staff member with their session. */
export type StaffSession = StaffMember & {
  tokenHash: Uint8Array
  amr: readonly string[]
  /** When they last signed in with a second factor, in this session. */
  secondFactorAt: Date | undefined
  signedInAt: Date
  usedAt: Date
  /** When it ends, regardless of use. */
  endsAt: Date
}

/** The person as the trail names them: by name and the provider's id. */
export function actorOf({ name, subject }: Pick<StaffSession, 'name' | 'subject'>, because: string): Actor {
  return { who: name, account: subject, door: 'desk', because }
}

export type NewStaffSession = Omit<StaffSession, 'usedAt'> & { idToken: string | undefined }

export type EndedBecause = 'signed-out' | 'idle' | 'replaced'

/** A sign-in in progress. Only the browser that started it has the token. */
export type SignInAttempt = {
  tokenHash: Uint8Array
  state: string
  nonce: string
  codeVerifier: string
  returnsTo: string
  wantsSecondFactor: boolean
  replaces: Uint8Array | undefined
}

/** The record of a refusal: the call, and what was missing. */
export type StaffRefusal = { call: string; missing: 'permission' | 'second-factor' | 'brand' }

/** An act that a rule forbade, or that a service failed to do. */
export type UndoneAct = { entry: NewAuditEntry; because: string }

/** Sessions and sign-ins. Opening, ending and refusals are recorded in the audit trail in the same commit (DSK-110). */
export type StaffSessionStore = {
  saveAttempt(attempt: SignInAttempt, at: { now: Date; endsAt: Date }): Promise<void>
  /** An attempt works once: reading it deletes it. Undefined if it is unknown, used or expired. */
  takeAttempt(tokenHash: Uint8Array, now: Date): Promise<SignInAttempt | undefined>
  /** Opens a session and ends the one it replaces. */
  open(session: NewStaffSession, replaces: Uint8Array | undefined): Promise<void>
  /** The open session of a token; undefined if there is none, or it has ended. `countsAsUse` extends its idle timeout. */
  find(tokenHash: Uint8Array, use: { now: Date; countsAsUse: boolean }): Promise<StaffSession | undefined>
  /** Whether the token belongs to a session that has ended. */
  hasEnded(tokenHash: Uint8Array, now: Date): Promise<boolean>
  /** Ends a session; returns its ID token, if there is one. */
  end(session: StaffSession, because: EndedBecause, now: Date): Promise<string | undefined>
  recordRefusal(session: StaffSession, refusal: StaffRefusal, now: Date): Promise<void>
  /** Records an act that was tried and not done, as refused or failed, with the error code. */
  recordUndone(session: StaffSession, undone: UndoneAct, now: Date): Promise<void>
  /** Records that a person known to the provider was refused. */
  recordRefusedSignIn(because: string, now: Date): Promise<void>
}
