import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ask } from '../../chaos/testing/asking.ts'
import { chaos } from '../../chaos/testing/chaos.ts'
import type { Api } from '../../chaos/testing/deployment.ts'
import { CONTACT_CALL, contactForm } from '../../purchase/testing/contact-form.ts'
import { headers, plate, priced } from '../observability/testing/watched-server.ts'

/** Loaded before a process: its clock is this far from the machine's. Its monotonic clock is right, as on any machine. */
const processClockOff = (hours: number) => {
  const source = `const Real = Date; const now = () => Real.now() + ${hours * 3_600_000};
    globalThis.Date = new Proxy(Real, {
      construct: (_, args) => (args.length === 0 ? new Real(now()) : Reflect.construct(Real, args)),
      get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
    })`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` }
}

const { oneDeployment } = chaos()
const lookUp = (api: Api) =>
  ask(api.origin, 'GET', `/api/v1/Vehicle/GetVehicleDetailsByVrm?VehicleRegistration=${plate}`, headers())

describe('a process whose wall clock is hours wrong [D-274]', () => {
  const one = oneDeployment()

  it.each([
    ['ahead', 3],
    ['behind', -3],
  ])('takes nothing from the limits of others, and keeps to them: %s', async (_, hours) => {
    const { deployment } = one()
    // Of each process alone these would allow everything.
    const limits = { VEHICLE_LIMIT_IP: '4/1h', VEHICLE_LIMIT_SESSION: '4/1h', VEHICLE_LIMIT_ALL: '4/1h' }
    const wrong = await deployment.start({ ...limits, ...processClockOff(hours) })
    const right = await deployment.start(limits)
    const statuses = []
    for (const api of [wrong, right, wrong, right]) statuses.push((await lookUp(api)).status)
    expect(statuses).toEqual([200, 200, 200, 200])
    expect((await lookUp(right)).status).toBe(429)
    expect((await lookUp(wrong)).status).toBe(429)
    await sql`truncate milepost.request_limit`.execute(deployment.db)
  })

  it.each([
    ['ahead', 3],
    ['behind', -3],
  ])('serves the sessions of others, and others serve its own: %s', async (_, hours) => {
    const { deployment } = one()
    const [wrong, right] = [await deployment.start(processClockOff(hours)), await deployment.start()]
    for (const [first, then] of [
      [wrong, right],
      [right, wrong],
    ] as const) {
      const { status, body, cookie } = await priced(first)
      expect(status).toBe(200)
      const form = contactForm(body.quoteReference, 'morgan@example.com')
      expect((await ask(then.origin, 'PUT', CONTACT_CALL, headers(cookie), form)).status).toBe(200)
    }
  })
})
