import { createHash, randomBytes } from 'node:crypto'
import { knownBrands, knownRoles, STAFF_SESSION_HOURS } from '@milepost/domain/desk/people'
import type { Clock } from '../platform/ports'
import type { EndedBecause, Identity, IdentityProvider, StaffSession, StaffSessionStore } from './ports'

export type SignInPorts = { provider: IdentityProvider; staff: StaffSessionStore; clock: Clock }

const HOUR_MS = 3_600_000
/** Long enough to look for one's telephone. */
const SIGN_IN_MS = 10 * 60_000
const LONGEST_NAME = 100

/** Tokens are 256 random bits; only their hash is stored. */
const newToken = () => randomBytes(32).toString('base64url')
export const staffTokenHash = (token: string): Uint8Array =>
  createHash('sha256').update(token, 'utf8').digest()

export type BeginRequest = {
  /** The page of the desk to come back to, already known to be ours. */
  returnsTo: string
  wantsSecondFactor: boolean
  /** The session token this browser has, if any. */
  brought: string | undefined
}

/**
 * Sends a browser to the provider (DSK-102). Somebody whose session ended by itself has to prove who they are again: the provider
 * may still know the browser, and the person in front of it may be another (DSK-107).
 */
export async function beginSignIn(
  { returnsTo, wantsSecondFactor, brought }: BeginRequest,
  { provider, staff, clock }: SignInPorts,
): Promise<{ address: string; token: string } | undefined> {
  const now = clock()
  const replaces = brought === undefined ? undefined : staffTokenHash(brought)
  const again = wantsSecondFactor || (replaces !== undefined && (await staff.hasEnded(replaces, now)))
  const begun = await provider.begin({ wantsSecondFactor, again })
  if (begun === undefined) return undefined
  const { address, ...secrets } = begun
  const token = newToken()
  await staff.saveAttempt(
    { ...secrets, tokenHash: staffTokenHash(token), returnsTo, wantsSecondFactor, replaces },
    { now, endsAt: new Date(now.getTime() + SIGN_IN_MS) },
  )
  return { address, token }
}

export type FinishOutcome =
  | { kind: 'signed-in'; token: string; returnsTo: string }
  | { kind: 'expired' | 'refused' | 'unreachable' }

/** A browser is back from the provider. Whoever the provider vouches for gets a session; what it opens is decided call by call. */
export async function finishSignIn(
  { attemptToken, query }: { attemptToken: string; query: string },
  { provider, staff, clock }: SignInPorts,
): Promise<FinishOutcome> {
  const attempt = await staff.takeAttempt(staffTokenHash(attemptToken), clock())
  if (attempt === undefined) return { kind: 'expired' }
  const outcome = await provider.finish(query, attempt)
  if (outcome.kind === 'refused')
    await staff.recordRefusedSignIn('The identity provider did not vouch for them', clock())
  if (outcome.kind !== 'identified') return { kind: outcome.kind }
  // A new token at every sign-in: none that an attacker has planted ever opens anything (ASVS 7.2.4).
  const token = newToken()
  const signedInAt = clock()
  await staff.open(
    {
      ...memberOf(outcome.identity),
      tokenHash: staffTokenHash(token),
      amr: outcome.identity.amr,
      secondFactorAt: outcome.identity.hasSecondFactor ? earlier(outcome.identity.at, signedInAt) : undefined,
      signedInAt,
      endsAt: new Date(signedInAt.getTime() + STAFF_SESSION_HOURS * HOUR_MS),
      idToken: outcome.identity.idToken,
    },
    attempt.replaces,
  )
  return { kind: 'signed-in', token, returnsTo: attempt.returnsTo }
}

/** Ends a session here, and says where it is ended at the provider (DSK-108). */
export async function signOutStaff(
  session: StaffSession,
  because: Extract<EndedBecause, 'signed-out' | 'idle'>,
  { provider, staff, clock }: SignInPorts,
): Promise<string | undefined> {
  const idToken = await staff.end(session, because, clock())
  return provider.signOutAddress(idToken, because === 'idle' ? 'idle' : 'chosen')
}

function memberOf({ subject, name, roles, brands }: Identity) {
  return {
    subject,
    // A provider without names still has subjects.
    name: (name.trim() || subject).slice(0, LONGEST_NAME),
    roles: knownRoles(roles),
    brands: knownBrands(brands),
  }
}

/** The provider's clock may be ahead of ours. */
const earlier = (one: Date, other: Date) => (one < other ? one : other)
