import type { StaffMember } from '@milepost/domain/desk/people'
import type { Actor } from '../platform/audit/ports'

/** A person at the desk with their session. */
export type StaffSession = StaffMember & {
  tokenHash: Uint8Array
  amr: readonly string[]
  /** When they last signed in with a second factor, in this session. */
  secondFactorAt: Date | undefined
  signedInAt: Date
  usedAt: Date
  /** When it ends, however much it is used. */
  endsAt: Date
}

/** The person as the trail names them: by name, with the provider's id beside it. */
export function actorOf({ name, subject }: Pick<StaffSession, 'name' | 'subject'>, because: string): Actor {
  return { who: name, account: subject, door: 'desk', because }
}

export type NewStaffSession = Omit<StaffSession, 'usedAt'> & { idToken: string | undefined }

export type EndedBecause = 'signed-out' | 'idle' | 'replaced'

/** A sign-in under way. Only the browser that began it has the token. */
export type SignInAttempt = {
  tokenHash: Uint8Array
  state: string
  nonce: string
  codeVerifier: string
  returnsTo: string
  wantsSecondFactor: boolean
  replaces: Uint8Array | undefined
}

/** What is recorded of a refusal: the call, and what was missing. */
export type StaffRefusal = { call: string; missing: 'permission' | 'second-factor' | 'brand' }

/** Sessions and sign-ins. What opens, ends or is refused is in the audit trail with the same commit (DSK-110). */
export type StaffSessionStore = {
  saveAttempt(attempt: SignInAttempt, at: { now: Date; endsAt: Date }): Promise<void>
  /** An attempt works once: taking it deletes it. Undefined if it is unknown, used or too late. */
  takeAttempt(tokenHash: Uint8Array, now: Date): Promise<SignInAttempt | undefined>
  /** Opens a session and ends the one it replaces. */
  open(session: NewStaffSession, replaces: Uint8Array | undefined): Promise<void>
  /** The open session of a token; undefined if there is none, or it has ended. `countsAsUse` moves its idle end. */
  find(tokenHash: Uint8Array, use: { now: Date; countsAsUse: boolean }): Promise<StaffSession | undefined>
  /** Whether the token once opened a session, which has ended. */
  hasEnded(tokenHash: Uint8Array, now: Date): Promise<boolean>
  /** Ends a session; returns its ID token, if there is one. */
  end(session: StaffSession, because: EndedBecause, now: Date): Promise<string | undefined>
  recordRefusal(session: StaffSession, refusal: StaffRefusal, now: Date): Promise<void>
  /** Somebody whom the provider knows was not let in. */
  recordRefusedSignIn(because: string, now: Date): Promise<void>
}

/** What the provider says about a person, validated but not yet understood. */
export type Identity = {
  subject: string
  name: string
  roles: readonly string[]
  brands: readonly string[]
  amr: readonly string[]
  hasSecondFactor: boolean
  /** When they proved who they are. */
  at: Date
  idToken: string | undefined
}

export type SignInWish = {
  wantsSecondFactor: boolean
  /** Asks for the proof again, although the provider may still know them. */
  again: boolean
}

/** The broker's identity provider, as OpenID Connect. */
export type IdentityProvider = {
  /** Where to send the browser, and the secrets to check its return with; undefined if the provider cannot be reached. */
  begin(
    wish: SignInWish,
  ): Promise<{ address: string; state: string; nonce: string; codeVerifier: string } | undefined>
  /** `query` is what the browser came back with, including its question mark. */
  finish(
    query: string,
    attempt: Pick<SignInAttempt, 'state' | 'nonce' | 'codeVerifier' | 'wantsSecondFactor'>,
  ): Promise<{ kind: 'identified'; identity: Identity } | { kind: 'refused' } | { kind: 'unreachable' }>
  /** Where the browser ends its session at the provider; undefined if the provider has no such page. */
  signOutAddress(idToken: string | undefined, state: string): Promise<string | undefined>
}
