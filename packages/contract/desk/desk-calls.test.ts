import { permissionNames } from '@milepost/domain/desk/people'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../all-calls.ts'
import { publicApi } from '../openapi/about.ts'
import { openApiDocument } from '../openapi/document.ts'
import { allDeskCalls } from './all-desk-calls.ts'
import { getStaffSession, signOut } from './calls/session.ts'
import { createDeskClient } from './desk-client.ts'

describe('the calls of the desk', () => {
  it('each name the permission they need and how they keep to brands [DSK-112]', () => {
    for (const call of allDeskCalls) {
      expect([...permissionNames, 'session'], call.name).toContain(call.needs)
      // Only calls that need nothing but a session concern no record.
      if (call.brand === 'none') expect(call.needs, call.name).toBe('session')
      const fields = [call.query, call.body, call.params].flatMap((part) =>
        part instanceof z.ZodMiniObject ? Object.keys(part.shape) : [],
      )
      // Elsewhere a brand only narrows the caller's brands; the access matrix proves it.
      if (call.brand === 'named') expect(fields, call.name).toContain('brand')
      if (call.brand === 'none') expect(fields, call.name).not.toContain('brand')
    }
  })

  it('are separate from the customers’ calls in name and path, and absent from their documents [DSK-111]', () => {
    const names = allDeskCalls.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(allCalls.filter(({ name }) => names.includes(name))).toEqual([])
    expect(allDeskCalls.every(({ path }) => path.startsWith('/api/desk/v1/'))).toBe(true)
    expect(JSON.stringify(openApiDocument(allCalls, publicApi))).not.toMatch(/\/api\/desk|StaffSession/)
  })
})

describe('the client of the desk', () => {
  const reply = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status })

  it('returns the reply, the refusal, or that no reply arrived', async () => {
    expect(await createDeskClient(reply(200, { name: 'Una' })).send(getStaffSession, {})).toMatchObject({
      kind: 'answered',
      body: { name: 'Una' },
    })
    expect(
      await createDeskClient(reply(401, { code: 'SIGNED_OUT' })).send(getStaffSession, {}),
    ).toMatchObject({
      kind: 'refused',
      problem: { status: 401, code: 'SIGNED_OUT' },
    })
    expect(
      await createDeskClient(reply(502, { code: 'OF_A_PROXY' })).send(getStaffSession, {}),
    ).toMatchObject({
      kind: 'refused',
      problem: { code: 'INTERNAL_ERROR' },
    })
    const away = createDeskClient(() => Promise.reject(new TypeError('offline')))
    expect(await away.send(getStaffSession, {})).toEqual({ kind: 'unreachable' })
  })

  it('sends the body of the call as JSON', async () => {
    let sent: [string, RequestInit] | undefined
    const client = createDeskClient(async (...asked) => {
      sent = asked
      return new Response('{"next":"/"}')
    })
    await client.send(signOut, { body: { because: 'IDLE' } })
    expect(sent?.[0]).toBe('/api/desk/v1/Session/SignOut')
    expect(sent?.[1]).toMatchObject({ method: 'POST', body: '{"because":"IDLE"}' })
  })
})
