import { allDeskCalls } from '@milepost/contract/desk/all-desk-calls'
import { type DeskCall, deskCall } from '@milepost/contract/desk/desk-call'
import { oneOf, requestObject } from '@milepost/contract/fields/primitives'
import {
  may,
  needsSecondFactor,
  type Permission,
  permissionNames,
  type StaffMember,
  type StaffRole,
  staffRoles,
} from '@milepost/domain/desk/people'
import { type BrandCode, brandCodes } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { deskRoute } from '../platform/http/desk-route.ts'
import { answer } from '../platform/http/route.ts'
import { type AccessLine, type Ask, accessLines } from './testing/access-lines.ts'
import { type Browser, deskServer } from './testing/desk-server.ts'

/** One sample call for each permission that no call needs yet, so that every row of the table is tested, and one for refunds. */
const neededBy = (name: Permission) => allDeskCalls.some(({ needs }) => needs === name)
const sampled = permissionNames.filter((name) => name === 'payment.refund' || !neededBy(name))
const samples = sampled.map((needs) =>
  deskCall({
    name: `Sample ${needs}`,
    requirement: 'DSK-112',
    summary: 'Stands for any call that needs this.',
    needs,
    brand: 'named',
    method: 'POST',
    path: `/api/desk/v1/Sample/${needs}`,
    body: requestObject({ brand: oneOf(brandCodes) }),
    replies: { 204: 'nothing' },
  }),
)
const sampleLine = ({ path }: DeskCall): AccessLine => ({
  of: async (_server, brand) => ({ url: path, body: { brand } }),
  granted: 204,
})

const server = await deskServer(
  {},
  { routes: samples.map((call) => deskRoute(call, async () => answer(204, undefined))) },
)
const lineOf = (call: DeskCall) => accessLines[call.name] ?? sampleLine(call)
const brand: BrandCode = 'M'
const own: readonly BrandCode[] = ['A', 'M']

/** The subject of a call is created again only after a successful change. A refusal or a read leaves it unchanged. */
const unused = new Map<string, Ask>()

async function send(call: DeskCall, by: Browser) {
  const { of, isStream = false } = lineOf(call)
  const asked = unused.get(call.name) ?? (await of(server, brand))
  const { url, body, shows } = asked
  const how = { isStream, ...(body !== undefined && { body }) }
  const reply = await by.ask(call.method === 'GET' ? 'GET' : 'POST', url, how)
  if (reply.status < 300 && (call.method !== 'GET' || isStream)) unused.delete(call.name)
  else unused.set(call.name, asked)
  // A stream is read as text, but a refusal is JSON.
  const isJson = isStream && reply.text.startsWith('{')
  return { ...reply, ...(isJson && { body: JSON.parse(reply.text) }), shows }
}

/** These calls end a session, count its open pages or find who signed in last. */
const aboutSessions = ['SignOut', 'WatchWork', 'HandOverWork']
/** All other calls share one session, as in normal use. */
const sessions = new Map<string, Promise<Browser>>()
function signedIn(member: Pick<StaffMember, 'roles' | 'brands'>, { name }: DeskCall, secondFactor = false) {
  if (aboutSessions.includes(name)) return server.signedIn(member, { secondFactor })
  const known = JSON.stringify([member.roles, member.brands, secondFactor])
  const session = sessions.get(known) ?? server.signedIn(member, { secondFactor })
  sessions.set(known, session)
  return session
}

/** Each run tries every call with one permitted role, one role without permission, and no role. The long run tries all roles. */
function rolesOfRun({ needs }: DeskCall): readonly (StaffRole | undefined)[] {
  if (process.env['LONG'] || needs === 'session') return [...staffRoles, undefined]
  const allowed = (role: StaffRole) => may({ roles: [role], brands: own }, needs)
  const [yes, no] = [staffRoles.find(allowed), staffRoles.find((role) => !allowed(role))]
  return [...new Set([yes, no, undefined])]
}

it('has a line for every call, and a route for every call [DSK-112]', () => {
  const names = allDeskCalls.map(({ name }) => name)
  expect(Object.keys(accessLines).sort()).toEqual([...names].sort())
  expect(server.parts.routes.map(({ call }) => call.name).sort()).toEqual([...names].sort())
})

describe.each([...allDeskCalls, ...samples])('$name', (call) => {
  const { needs } = call
  const granted = lineOf(call).granted ?? 200
  const wantsFactor = needs !== 'session' && needsSecondFactor(needs)

  it('is refused without a session, with an invented session and after the session has ended [DSK-112]', async () => {
    const nobody = server.browser()
    expect((await send(call, nobody)).body).toMatchObject({ code: 'SIGNED_OUT' })
    nobody.setCookie('__Host-desk', 'A'.repeat(43))
    expect((await send(call, nobody)).status).toBe(401)
    // An invalid request is refused for the missing session first and gets no validation errors.
    const bad = await nobody.ask(call.method === 'GET' ? 'GET' : 'POST', call.path, {
      body: { nonsense: true },
    })
    expect(bad.status).toBe(401)
  })

  it.each(rolesOfRun(call))('allows %s only if the table allows that role [DSK-112]', async (role) => {
    const member = { roles: role === undefined ? [] : [role], brands: own }
    const isAllowed = needs === 'session' || may(member, needs)
    const plain = await send(call, await signedIn(member, call))
    const proven = await send(call, await signedIn(member, call, true))
    if (!isAllowed) {
      expect([plain.body, proven.body]).toMatchObject([{ code: 'NOT_PERMITTED' }, { code: 'NOT_PERMITTED' }])
      expect(await server.lastOfTrail()).toMatchObject({
        act: 'staff.refused',
        who: 'Test Person',
        after: { call: call.name, missing: 'permission' },
      })
      return
    }
    expect(proven.status, proven.text).toBe(granted)
    if (wantsFactor) expect(plain.body).toMatchObject({ status: 403, code: 'SECOND_FACTOR_NEEDED' })
    else expect(plain.status, plain.text).toBe(granted)
  })

  it('is refused to all roles together without a brand [DSK-105]', async () => {
    const everything = await signedIn({ roles: staffRoles, brands: [] }, call, true)
    expect((await send(call, everything)).status).toBe(needs === 'session' ? granted : 403)
  })

  if (call.brand === 'listed')
    it('lists records of the caller’s brands and no records of other brands [DSK-113]', async () => {
      const here = await send(call, await signedIn({ roles: staffRoles, brands: own }, call))
      expect(here.text).toMatch(here.shows ?? /^$/)
      const there = await send(call, await signedIn({ roles: staffRoles, brands: ['B', 'F'] }, call))
      expect(there.status).toBe(granted)
      expect(there.text).not.toMatch(there.shows ?? /^/)
    })
  else if (call.brand !== 'none')
    it('finds nothing of another brand [DSK-113]', async () => {
      const elsewhere = await signedIn({ roles: staffRoles, brands: ['B', 'F'] }, call, true)
      const { nothing = { status: 404, code: 'NOT_FOUND' } } = lineOf(call)
      expect((await send(call, elsewhere)).body).toMatchObject(nothing)
    })
})

describe('a second factor', () => {
  const refund = samples.find(({ needs }) => needs === 'payment.refund')
  if (refund === undefined) throw new Error('There is no such permission')

  it('is valid for ten minutes and must then be repeated [DSK-109]', async () => {
    const femi = await server.signedIn({ roles: ['finance'], brands: own }, { secondFactor: true })
    server.pass(9)
    expect((await send(refund, femi)).status).toBe(204)
    server.pass(2)
    expect((await send(refund, femi)).body).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
  })

  it('is requested from the provider again, even if the provider still knows the browser, and proves the same person [DSK-109]', async () => {
    server.time.now = new Date()
    const femi = server.browser()
    await femi.signIn('staff-femi')
    expect((await send(refund, femi)).body).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
    const first = femi.cookie('__Host-desk')
    const { begun, back } = await femi.toProvider('staff-femi', {
      secondFactor: true,
      query: '?factor=second',
    })
    expect(begun.to).toMatch(/prompt=login/)
    expect(begun.to).toMatch(/acr_values=urn%3Asandbox%3Asecond-factor/)
    await femi.ask('GET', back)
    expect((await femi.session()).body).toMatchObject({ secondFactorUntil: expect.any(String) })
    expect((await send(refund, femi)).status).toBe(204)
    expect(femi.cookie('__Host-desk')).not.toBe(first)
  })

  it('is not valid if it was requested but not completed [DSK-109]', async () => {
    const femi = server.browser()
    await femi.signIn('staff-femi')
    await femi.signIn('staff-femi', { query: '?factor=second' })
    expect((await femi.session()).body.secondFactorUntil).toBeUndefined()
    expect((await send(refund, femi)).body).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
  })
})
