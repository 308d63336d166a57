import { createHash, randomBytes } from 'node:crypto'
import { knownBrands, knownRoles, STAFF_SESSION_HOURS } from '@milepost/domain/desk/people'
import type { Clock } from '../platform/ports.ts'
import type { EndedBecause, StaffSession, StaffSessionStore } from '../platform/session/staff-ports.ts'
import type { Identity, IdentityProvider } from './ports.ts'

export type SignInPorts = { provider: IdentityProvider; staff: StaffSessionStore; clock: Clock }

const HOUR_MS = 3_600_000
/** Long enough to fetch a telephone for the second factor. */
const SIGN_IN_MS = 10 * 60_000
const LONGEST_NAME = 100

/** Tokens are 256 random bits; only their hash is stored. */
const newToken = () => randomBytes(32).toString('base64url')
export const staffTokenHash = (token: string): Uint8Array =>
  createHash('sha256').update(token, 'utf8').digest()

export type BeginRequest = {
  /** The page of the desk to return to, already checked to be ours. */
  returnsTo: string
  wantsSecondFactor: boolean
  /** The session token this browser has, if any. */
  brought: string | undefined
}

/**
 * Sends a browser to the provider (DSK-102). After a session has timed out the person must prove their identity again: the provider may
 * still know the browser, but another person may be using it (DSK-107).
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

/** A browser has returned from the provider. Everyone the provider identifies gets a session; permissions are checked call by call. */
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
  // A new token at every sign-in, so a token planted by an attacker never becomes valid (ASVS 7.2.4).
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

/** Ends a session here, and returns the address that ends it at the provider (DSK-108). */
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
    // A provider that sends no name still sends a subject.
    name: (name.trim() || subject).slice(0, LONGEST_NAME),
    roles: knownRoles(roles),
    brands: knownBrands(brands),
  }
}

/** The provider's clock may be ahead of ours. */
const earlier = (one: Date, other: Date) => (one < other ? one : other)
