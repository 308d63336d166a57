import * as openId from 'openid-client'
import type { Identity, IdentityProvider } from '../../desk/ports.ts'
import type { Clock } from '../../platform/ports.ts'

export type OpenIdSettings = {
  issuer: string
  /** Where this process reaches the provider, if not where browsers do. */
  internalUrl: string | undefined
  clientId: string
  clientSecret: string
  /** The names of the claims that roles and brands are in. */
  rolesClaim: string
  brandsClaim: string
  /** What counts as a second factor: a method in `amr`, or the class in `acr`. */
  secondFactor: readonly string[]
  /** The class to ask for when a second factor is needed, if the provider has one. */
  secondFactorClass: string | undefined
  scopes: string
  /** The desk's own addresses. */
  redirectUri: string
  signedOutUri: string
}

/** How long a proof of identity stays fresh, and how far clocks may differ. */
const FRESH_SECONDS = 60
const TIMEOUT_SECONDS = 10

/** Any OpenID provider: authorisation code with PKCE, state and nonce, and the signature of the ID token checked (DSK-102, DSK-115). */
export function openIdProvider(settings: OpenIdSettings, clock: Clock): IdentityProvider {
  let found: Promise<openId.Configuration> | undefined
  /** Looked up at the first sign-in: the desk starts without its provider, and a failure is tried again by the next one. */
  const configuration = () => {
    found ??= discover(settings).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }

  return {
    async begin({ wantsSecondFactor, again }) {
      const configured = await configuration().catch(() => undefined)
      if (configured === undefined) return undefined
      const codeVerifier = openId.randomPKCECodeVerifier()
      const [state, nonce] = [openId.randomState(), openId.randomNonce()]
      const { secondFactorClass } = settings
      const address = openId.buildAuthorizationUrl(configured, {
        redirect_uri: settings.redirectUri,
        scope: settings.scopes,
        state,
        nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login' }),
        ...(wantsSecondFactor && { max_age: String(FRESH_SECONDS) }),
        ...(wantsSecondFactor && secondFactorClass !== undefined && { acr_values: secondFactorClass }),
      })
      return { address: address.href, state, nonce, codeVerifier }
    },

    async finish(query, { state, nonce, codeVerifier, wantsSecondFactor }) {
      const configured = await configuration().catch(() => undefined)
      if (configured === undefined) return { kind: 'unreachable' }
      try {
        // Scheme and host are ours, never the request's.
        const tokens = await openId.authorizationCodeGrant(
          configured,
          new URL(settings.redirectUri + query),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
            ...(wantsSecondFactor && { maxAge: FRESH_SECONDS }),
          },
        )
        const claims = tokens.claims()
        if (claims === undefined) return { kind: 'refused' }
        return { kind: 'identified', identity: identityOf(claims, tokens.id_token, settings, clock()) }
      } catch (error) {
        return { kind: isAway(error) ? 'unreachable' : 'refused' }
      }
    },

    async signOutAddress(idToken, state) {
      const configured = await configuration().catch(() => undefined)
      if (configured?.serverMetadata().end_session_endpoint === undefined) return undefined
      return openId.buildEndSessionUrl(configured, {
        post_logout_redirect_uri: settings.signedOutUri,
        state,
        ...(idToken !== undefined && { id_token_hint: idToken }),
      }).href
    },
  }
}

async function discover({ issuer, internalUrl, clientId, clientSecret }: OpenIdSettings) {
  const isPlain = new URL(issuer).protocol === 'http:'
  const through = reachedThrough(issuer, internalUrl)
  const options: openId.DiscoveryRequestOptions = {
    timeout: TIMEOUT_SECONDS,
    execute: [openId.enableNonRepudiationChecks, ...(isPlain ? [openId.allowInsecureRequests] : [])],
    ...(through && { [openId.customFetch]: through }),
  }
  const asked = await openId.discovery(new URL(issuer), clientId, undefined, openId.None(), options)
  const { token_endpoint_auth_methods_supported: ways = ['client_secret_basic'] } = asked.serverMetadata()
  const proof = ways.includes('client_secret_basic')
    ? openId.ClientSecretBasic(clientSecret)
    : openId.ClientSecretPost(clientSecret)
  const configured = new openId.Configuration(asked.serverMetadata(), clientId, undefined, proof)
  configured.timeout = TIMEOUT_SECONDS
  openId.enableNonRepudiationChecks(configured)
  if (isPlain) openId.allowInsecureRequests(configured)
  if (through) configured[openId.customFetch] = through
  return configured
}

/** Browsers and this process may know the provider under different names, as in a network of containers. */
function reachedThrough(issuer: string, internalUrl: string | undefined): openId.CustomFetch | undefined {
  if (internalUrl === undefined) return undefined
  const [outside, inside] = [new URL(issuer).origin, new URL(internalUrl).origin]
  return (address, { body, signal, ...options }) => {
    const to = address.startsWith(`${outside}/`) ? inside + address.slice(outside.length) : address
    return fetch(to, { ...options, ...(body !== undefined && { body }), ...(signal && { signal }) })
  }
}

type Claims = Readonly<Record<string, unknown>> & { sub: string; iat: number; auth_time?: number }

function identityOf(
  claims: Claims,
  idToken: string | undefined,
  { rolesClaim, brandsClaim, secondFactor }: OpenIdSettings,
  now: Date,
): Identity {
  // The provider's time is the world's, as checked by the library; ours may be the sandbox's (D-274). Only its age is taken over.
  const ageMs = Date.now() - (claims.auth_time ?? claims.iat) * 1_000
  const amr = texts(claims['amr'])
  const classes = [...amr, ...texts(claims['acr'])]
  return {
    subject: claims.sub,
    name: texts(claims['name'])[0] ?? texts(claims['email'])[0] ?? '',
    roles: texts(claims[rolesClaim]),
    brands: texts(claims[brandsClaim]),
    amr,
    hasSecondFactor: secondFactor.some((each) => classes.includes(each)),
    at: new Date(now.getTime() - ageMs),
    idToken,
  }
}

/** Providers send one value as text, several as a list. */
function texts(claim: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim]
  return values.filter((value) => typeof value === 'string')
}

/** No reply, or a server error: another try may succeed. */
function isAway(error: unknown): boolean {
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)) return true
  return error instanceof openId.ResponseBodyError && error.status >= 500
}
