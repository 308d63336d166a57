import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import Provider, { type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider'
import { memoryStore } from './memory-store.ts'
import { personOf, SECOND_FACTOR } from './people.ts'
import { signedOutPage, signOutPage } from './sign-in-page.ts'

export type StaffSettings = {
  /** Where browsers find this provider; also the issuer in its tokens. */
  issuer: URL
  /** The product's desk, the only client for which people are signed in. */
  deskUrl: URL
  /** The secret with which the desk authenticates. */
  clientSecret: string
  now: () => Date
}

export const CLIENT_ID = 'milepost-desk'
const MINUTE = 60

/** The broker's identity provider: standard OpenID Connect, with a choice of people instead of passwords. */
export function identityProvider(settings: StaffSettings): Provider {
  return new Provider(settings.issuer.href, configurationOf(settings))
}

function configurationOf({ deskUrl, clientSecret, now }: StaffSettings): Configuration {
  const at = (path: string) => new URL(path, deskUrl).href
  return {
    adapter: memoryStore(now),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        client_name: 'The desk',
        redirect_uris: [at('/sign-in/back')],
        post_logout_redirect_uris: [at('/signed-out')],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    clientAuthMethods: ['client_secret_basic'],
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email', 'staff'],
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time'],
      profile: ['name'],
      email: ['email'],
      staff: ['roles', 'brands'],
    },
    acrValues: [SECOND_FACTOR],
    // The claims are in the ID token itself: the desk makes no further request.
    conformIdTokenClaims: false,
    findAccount: (_context, sub) => accountOf(sub),
    loadExistingGrant: grantOf,
    interactions: { url: (_context, { uid }) => `/staff/sign-in/${uid}` },
    routes: { authorization: '/auth', token: '/token', jwks: '/jwks', end_session: '/sign-out' },
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      names: { session: 'staff_session', interaction: 'staff_sign_in', resume: 'staff_sign_in_resume' },
      long: { sameSite: 'lax', httpOnly: true },
      short: { sameSite: 'lax', httpOnly: true },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(context, form) {
          context.body = signOutPage(form)
        },
        postLogoutSuccessSource(context) {
          context.body = signedOutPage()
        },
      },
    },
    renderError(context, { error, error_description: why }) {
      context.type = 'json'
      context.body = { error, error_description: why }
    },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 12 * 60 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 12 * 60 * MINUTE,
    },
  }
}

function accountOf(sub: string) {
  const person = personOf(sub)
  if (person === undefined) return undefined
  const { name, email, roles, brands } = person
  return { accountId: sub, claims: () => ({ sub, name, email, roles: [...roles], brands: [...brands] }) }
}

/** Staff members are not asked for consent to share their name with the desk: it is their employer's. */
async function grantOf({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  if (known !== undefined) return provider.Grant.find(known)
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid profile email staff')
  await grant.save()
  return grant
}

/** Created at every start, because nothing it has signed is stored. */
function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), kty: 'EC', use: 'sig', alg: 'ES256', kid: randomUUID() }
}
