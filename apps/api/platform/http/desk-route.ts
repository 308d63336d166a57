import { createHash } from 'node:crypto'
import type { Parsed, Reply } from '@milepost/contract/call'
import type { DeskCall } from '@milepost/contract/desk/desk-call'
import type { DeskProblem, DeskProblemCode } from '@milepost/contract/desk/desk-problem'
import { may, needsSecondFactor, SECOND_FACTOR_MINUTES } from '@milepost/domain/desk/people'
import { tidyReference } from '@milepost/domain/quote/quote-reference'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CookieForm, secureCookies } from '../config/cookie-form.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Clock } from '../ports.ts'
import {
  actorOf,
  type StaffRefusal,
  type StaffSession,
  type StaffSessionStore,
} from '../session/staff-ports.ts'
import { traced } from '../tracepoint.ts'
import { sendRefusal } from './errors.ts'
import type { RestrictionGuard } from './guard-ports.ts'
import { ipKey } from './ip-key.ts'
import { parseParts } from './parse-request.ts'
import { type Refusal, refuse } from './problem.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { sendReply } from './route.ts'
import { triedAct } from './tried-acts.ts'

/** An error response of the desk. */
export type DeskRefusal = { kind: 'refused'; problem: DeskProblem }

/** Handles a request of one call. Only staff who may make the call reach it. */
export type DeskHandler<C extends DeskCall> = (
  asked: Parsed<C>,
  by: { session: StaffSession; reply: FastifyReply },
) => Promise<(Reply<C> & { fileName?: string }) | Refusal | DeskRefusal>

export type DeskContext = {
  staff: StaffSessionStore
  restrictions: RestrictionGuard
  limits: { call: RateLimiter; ip: RateLimiter }
  clock: Clock
  log: Log
  metrics: Metrics
}

/** A desk call bound to its handler. */
export type DeskRoute = {
  call: DeskCall
  url: string
  register(app: FastifyInstance, context: DeskContext): void
}

const refusals = {
  SIGNED_OUT: { status: 401, message: 'Please sign in.' },
  NOT_PERMITTED: { status: 403, message: 'Your role does not include this.' },
  SECOND_FACTOR_NEEDED: { status: 403, message: 'Please sign in again with a second factor.' },
} as const satisfies Partial<Record<DeskProblemCode, { status: number; message: string }>>

function refuseAtDesk(code: keyof typeof refusals): DeskRefusal {
  return { kind: 'refused', problem: { ...refusals[code], code, errors: [] } }
}

/**
 * Binds a call to its handler. The checks run in this order: rate limit, sign-in, permission, second factor, validation, brand,
 * restriction. Nothing about a request is revealed before the caller is known (DSK-112).
 */
export function deskRoute<const C extends DeskCall>(call: C, handler: DeskHandler<C>): DeskRoute {
  const url = call.path.replaceAll(/\{(\w+)\}/g, ':$1')
  return {
    call,
    url,
    register(app, context) {
      const respond = async (request: FastifyRequest, reply: FastifyReply) => {
        const limited = limitedBy(request, url, context)
        if (limited) return sendRefusal(reply, limited)
        const session = await sessionOf(request, context, call.countsAsUse !== false)
        if (session === undefined) return sendRefusal(reply, refuseAtDesk('SIGNED_OUT'))
        const missing = missingTo(call, session, context.clock())
        if (missing) {
          await recordRefusal(call, session, missing, context)
          return sendRefusal(
            reply,
            refuseAtDesk(missing === 'permission' ? 'NOT_PERMITTED' : 'SECOND_FACTOR_NEEDED'),
          )
        }
        const outcome = parseParts(call, request)
        if (outcome.errors.length > 0)
          return sendRefusal(reply, refuse('VALIDATION_ERROR', { errors: outcome.errors }))
        if (call.brand === 'named' && !isOwnBrand(outcome.parsed, session)) {
          await recordRefusal(call, session, 'brand', context)
          // As if nothing existed: staff without the brand do not learn what it has (DSK-113).
          return sendRefusal(reply, refuse('NOT_FOUND'))
        }
        if (call.isHeldByRestriction && (await isHeld(outcome.parsed, session, context))) {
          await recordUndone(call, outcome.parsed, heldByRestriction(), session, context)
          return sendRefusal(reply, heldByRestriction())
        }
        // Each part has just been parsed by the schema that gives its type; the compiler cannot follow that through the entry.
        const asked = outcome.parsed as unknown as Parsed<C>
        const answered = await traced(call.name, () => handler(asked, { session, reply }))
        if (!('problem' in answered)) return sendReply(reply, call, answered)
        await recordUndone(call, outcome.parsed, answered, session, context)
        return sendRefusal(reply, answered)
      }
      app.route({
        method: call.method,
        url,
        handler: respond,
        compress: false,
        exposeHeadRoute: false,
        ...(call.largestBody !== undefined && { bodyLimit: call.largestBody }),
      })
    },
  }
}

/** What this person lacks to make the call. */
function missingTo(
  { needs }: DeskCall,
  session: StaffSession,
  now: Date,
): Exclude<StaffRefusal['missing'], 'brand'> | undefined {
  if (needs === 'session') return undefined
  if (!may(session, needs)) return 'permission'
  return needsSecondFactor(needs) && !hasFreshFactor(session, now) ? 'second-factor' : undefined
}

export function secondFactorUntil({ secondFactorAt }: StaffSession): Date | undefined {
  return secondFactorAt && new Date(secondFactorAt.getTime() + SECOND_FACTOR_MINUTES * 60_000)
}

function hasFreshFactor(session: StaffSession, now: Date): boolean {
  const until = secondFactorUntil(session)
  return until !== undefined && until > now
}

function isOwnBrand(
  { query, body, params }: ReturnType<typeof parseParts>['parsed'],
  { brands }: StaffSession,
) {
  const { brand } = { ...Object(params), ...Object(query), ...Object(body) }
  return brands.some((own) => own === brand)
}

/** Whether a restriction blocks the request (DSK-707). The schemas of such calls have these fields. */
async function isHeld(
  { body }: ReturnType<typeof parseParts>['parsed'],
  session: StaffSession,
  { restrictions, clock }: DeskContext,
): Promise<boolean> {
  const { brand, reference, policyNumber, despiteRestriction } = Object(body)
  const record =
    policyNumber === undefined
      ? { tenant: brand, reference: tidyReference(reference) }
      : { tenant: brand, policyNumber: policyNumber.toUpperCase() }
  const by = actorOf(session, 'Used a restricted record at the desk')
  return (await restrictions(record, despiteRestriction, { by, now: clock() })) === 'held'
}

const heldByRestriction = () =>
  refuse('CONFLICT', {
    message:
      'The customer has had the use of their data restricted. Say which ground of the law allows this.',
  })

/**
 * Records an act that was tried and not done (DSK-806). What was not found is left out: there is no record that the entry could be
 * about, and one about another brand's record would tell that it exists.
 */
async function recordUndone(
  call: DeskCall,
  { body }: ReturnType<typeof parseParts>['parsed'],
  { problem: { status, code } }: Refusal | DeskRefusal,
  session: StaffSession,
  { staff, clock }: DeskContext,
): Promise<void> {
  const tried = status === 404 ? undefined : triedAct(call, body)
  if (tried === undefined) return
  const { because = 'Tried at the desk', ...entry } = tried
  const outcome = status >= 500 ? 'failed' : 'refused'
  await staff.recordUndone(session, { entry: { ...entry, outcome, reasonCode: code }, because }, clock())
}

async function recordRefusal(
  { name }: DeskCall,
  session: StaffSession,
  missing: StaffRefusal['missing'],
  { staff, clock, log }: DeskContext,
): Promise<void> {
  log('desk.refused', { missing })
  await staff.recordRefusal(session, { call: name, missing }, clock())
}

function limitedBy(
  request: FastifyRequest,
  url: string,
  { limits, metrics }: DeskContext,
): Refusal | undefined {
  const token = staffTokenOf(request)
  const [limiter, key, limit] =
    token === undefined
      ? ([limits.ip, ipKey(request.ip), 'ip'] as const)
      : ([limits.call, createHash('sha256').update(token).digest('base64url'), 'session'] as const)
  const retryAfterSeconds = limiter.waitSeconds(key)
  if (retryAfterSeconds === 0) {
    limiter.take(key)
    return undefined
  }
  metrics.requestsLimited.inc({ route: url, limit })
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The form of the desk's cookies; no other listener has any. */
    deskCookies?: CookieForm
  }
}

const SESSION_COOKIE = 'desk'
const SIGN_IN_COOKIE = 'desk-sign-in'
const TOKEN = '([A-Za-z0-9_-]{43})'
type Holder = Pick<FastifyRequest, 'headers' | 'server'>
const formOf = ({ server }: Pick<FastifyRequest, 'server'>) => server.deskCookies ?? secureCookies
const heldIn = (request: Holder, cookie: string) =>
  new RegExp(`(?:^|; ?)${formOf(request).prefix}${cookie}=${TOKEN}(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1]

export const staffTokenOf = (request: Holder) => heldIn(request, SESSION_COOKIE)
export const signInTokenOf = (request: Holder) => heldIn(request, SIGN_IN_COOKIE)

/**
 * Strict: no other site's link, form or page ever acts with it. The return from the identity provider is such a link, so the cookie of a
 * sign-in under way is Lax; it opens nothing.
 */
export function giveSessionCookie(reply: FastifyReply, token: string | undefined): FastifyReply {
  return giveCookie(reply, SESSION_COOKIE, token, 'Strict')
}

export function giveSignInCookie(reply: FastifyReply, token: string | undefined): FastifyReply {
  return giveCookie(reply, SIGN_IN_COOKIE, token, 'Lax')
}

function giveCookie(
  reply: FastifyReply,
  name: string,
  token: string | undefined,
  sameSite: 'Strict' | 'Lax',
): FastifyReply {
  const { prefix, protection } = formOf(reply)
  return reply.header(
    'set-cookie',
    `${prefix}${name}=${token ?? ''}; Path=/; ${protection}; SameSite=${sameSite}${ends(token)}`,
  )
}

const ends = (token: string | undefined) => (token === undefined ? '; Max-Age=0' : '')

async function sessionOf(
  request: FastifyRequest,
  { staff, clock }: DeskContext,
  countsAsUse: boolean,
): Promise<StaffSession | undefined> {
  const token = staffTokenOf(request)
  if (token === undefined) return undefined
  const tokenHash = createHash('sha256').update(token, 'utf8').digest()
  return staff.find(tokenHash, { now: clock(), countsAsUse })
}
