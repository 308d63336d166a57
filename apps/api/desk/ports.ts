import type { SignInAttempt } from '../platform/session/staff-ports.ts'

/** The provider's claims about a person, validated but not yet interpreted. */
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
  /** Asks for the proof again, even if the provider still knows the person. */
  again: boolean
}

/** The broker's identity provider, as OpenID Connect. */
export type IdentityProvider = {
  /** Where to send the browser, and the secrets to check its return; undefined if the provider cannot be reached. */
  begin(
    wish: SignInWish,
  ): Promise<{ address: string; state: string; nonce: string; codeVerifier: string } | undefined>
  /** `query` is the query of the returning browser, including its question mark. */
  finish(
    query: string,
    attempt: Pick<SignInAttempt, 'state' | 'nonce' | 'codeVerifier' | 'wantsSecondFactor'>,
  ): Promise<{ kind: 'identified'; identity: Identity } | { kind: 'refused' } | { kind: 'unreachable' }>
  /** The page where the browser ends its session at the provider; undefined if the provider has none. */
  signOutAddress(idToken: string | undefined, state: string): Promise<string | undefined>
}
