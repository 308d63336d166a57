import { getStaffSession, keepStaffSession, signOut } from '@milepost/contract/desk/calls/session'
import { deskPages, deskSignIn, type SignedOutReason } from '@milepost/contract/desk/desk-pages'
import { STAFF_IDLE_MINUTES } from '@milepost/domain/desk/people'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RecordSecurityEvent } from '../platform/audit/ports.ts'
import {
  type DeskRoute,
  deskRoute,
  giveSessionCookie,
  giveSignInCookie,
  secondFactorUntil,
  signInTokenOf,
  staffTokenOf,
} from '../platform/http/desk-route.ts'
import { sendRefusal } from '../platform/http/errors.ts'
import { ipKey } from '../platform/http/ip-key.ts'
import { refuseOtherMethods } from '../platform/http/methods.ts'
import { refuse } from '../platform/http/problem.ts'
import type { RateLimiter } from '../platform/http/rate-limiter.ts'
import { answer } from '../platform/http/route.ts'
import type { Log } from '../platform/observability/log.ts'
import type { StaffSession } from '../platform/session/staff-ports.ts'
import { beginSignIn, finishSignIn, type SignInPorts, signOutStaff } from './sign-in.ts'

/** The signed-in staff member, and signing out (DSK-107, DSK-108). */
export function staffSessionRoutes(ports: SignInPorts): readonly DeskRoute[] {
  return [
    deskRoute(getStaffSession, async (_asked, { session }) => answer(200, sessionDto(session))),
    // The call itself counts as use.
    deskRoute(keepStaffSession, async (_asked, { session }) => answer(200, sessionDto(session))),
    deskRoute(signOut, async ({ body: { because } }, { session, reply }) => {
      const next = await signOutStaff(session, because === 'IDLE' ? 'idle' : 'signed-out', ports)
      giveSessionCookie(reply, undefined)
      return answer(200, { next: next ?? signedOutPage(because === 'IDLE' ? 'idle' : 'chosen') })
    }),
  ]
}

function sessionDto(session: StaffSession) {
  const { name, roles, brands, signedInAt, usedAt, endsAt } = session
  const idle = new Date(usedAt.getTime() + STAFF_IDLE_MINUTES * 60_000)
  const until = secondFactorUntil(session)
  return {
    name,
    roles: [...roles],
    brands: [...brands],
    signedInAt: signedInAt.toISOString(),
    idleEndsAt: (idle < endsAt ? idle : endsAt).toISOString(),
    endsAt: endsAt.toISOString(),
    ...(until && { secondFactorUntil: until.toISOString() }),
  }
}

type SignInParts = SignInPorts & {
  limiter: RateLimiter
  recordSecurityEvent: RecordSecurityEvent
  log: Log
  /** The desk's own origin. */
  origin: string
}

/** The two addresses of a browser's sign-in. Both only redirect. */
export function signInRoutes(app: FastifyInstance, parts: SignInParts): void {
  const { limiter, log, recordSecurityEvent } = parts
  const isLimited = (request: FastifyRequest, reply: FastifyReply) => {
    const retryAfterSeconds = limiter.waitSeconds(ipKey(request.ip))
    if (retryAfterSeconds > 0) return sendRefusal(reply, refuse('TOO_MANY_REQUESTS', { retryAfterSeconds }))
    limiter.take(ipKey(request.ip))
    return undefined
  }

  app.get(deskSignIn.begin, async (request, reply) => {
    const limited = isLimited(request, reply)
    if (limited) return limited
    const { to, factor } = Object(request.query)
    const begun = await beginSignIn(
      {
        returnsTo: ownPage(to, parts.origin),
        wantsSecondFactor: factor === 'second',
        brought: staffTokenOf(request),
      },
      parts,
    )
    if (begun === undefined) {
      log('desk.provider-unreachable', {})
      return reply.redirect(signedOutPage('unavailable'))
    }
    return giveSignInCookie(reply, begun.token).redirect(begun.address)
  })

  app.get(deskSignIn.back, async (request, reply) => {
    const limited = isLimited(request, reply)
    if (limited) return limited
    const attemptToken = signInTokenOf(request)
    const [, query = ''] = /^[^?]*(\?.*)?$/s.exec(request.url) ?? []
    giveSignInCookie(reply, undefined)
    const outcome =
      attemptToken === undefined
        ? ({ kind: 'expired' } as const)
        : await finishSignIn({ attemptToken, query }, parts)
    if (outcome.kind === 'signed-in')
      return giveSessionCookie(reply, outcome.token).redirect(outcome.returnsTo)
    if (outcome.kind === 'unreachable') {
      log('desk.provider-unreachable', {})
      return reply.redirect(signedOutPage('unavailable'))
    }
    log('desk.sign-in-refused', { because: outcome.kind })
    recordSecurityEvent({ kind: 'desk-sign-in-refused', address: ipKey(request.ip) })
    return reply.redirect(signedOutPage(outcome.kind))
  })
  for (const path of Object.values(deskSignIn)) refuseOtherMethods(app, path, ['GET'])
}

/** The addresses to which the provider may send browsers back; both must be registered there. */
export function returnAddresses(origin: string) {
  return { redirectUri: origin + deskSignIn.back, signedOutUri: origin + deskPages.signedOut }
}

const signedOutPage = (because: SignedOutReason) => `${deskPages.signedOut}?because=${because}`

const LONGEST_PAGE = 200

/** Only a page of the desk, regardless of the requested address (safety T12). */
function ownPage(asked: unknown, origin: string): string {
  if (typeof asked !== 'string' || asked.length > LONGEST_PAGE || !URL.canParse(asked, origin))
    return deskPages.home
  const address = new URL(asked, origin)
  // A path may begin with two slashes, which a browser reads as another host.
  if (address.origin !== origin || /^\/[/\\]/.test(address.pathname)) return deskPages.home
  return address.pathname + address.search
}
