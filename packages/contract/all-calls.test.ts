import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from './all-calls.ts'
import type { Call } from './call.ts'
import { downloadDocumentById, getPolicyDocumentsByPolicyReference } from './calls/document.ts'
import { getFullAddress, getVehicleModels } from './calls/lookup.ts'
import { refusals } from './testing/refusals.ts'

const parts = (call: Call) => ({
  headers: call.headers,
  params: call.params,
  query: call.query,
  body: call.body,
})
const requestSchemas = allCalls.flatMap((call) =>
  Object.entries(parts(call)).flatMap(([part, schema]) =>
    schema ? [{ name: `${call.name} ${part}`, part, schema }] : [],
  ),
)
const strictSchemas = requestSchemas.filter(({ part }) => part !== 'headers')

describe('the list of calls', () => {
  it('has every call under a unique name and address', () => {
    expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length)
    expect(new Set(allCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(allCalls.length)
  })

  it('has an entry for every call in the specification', () => {
    const asked = new Set<string>(allCalls.map(({ requirement }) => requirement))
    // API-08 is a rule of API-07; 42 to 47, except 45, are rules of all calls.
    const calls = [...Array(41).keys()].map((index) => `API-${String(index + 1).padStart(2, '0')}`).slice(2)
    expect(calls.filter((requirement) => !asked.has(requirement))).toEqual(['API-08'])
    expect(asked.has('API-45')).toBe(true)
  })

  it('is under /api/v1, except three payment calls of version 2 [API-01]', () => {
    const elsewhere = allCalls.filter(({ path }) => !path.startsWith('/api/v1/')).map(({ path }) => path)
    expect(elsewhere).toEqual([
      '/api/v2/Payment/MakePaymentIntent',
      '/api/v2/Payment/TakeUpQuote',
      '/api/v2/Payment/GetClientData',
    ])
  })

  it('names each call after its path', () => {
    for (const { name, path } of allCalls) {
      expect(
        path
          .split('/')
          .filter((part) => !part.startsWith('{'))
          .at(-1),
      ).toBe(name.replace(/V\d$/, ''))
    }
  })

  it('declares each parameter that appears in a path', () => {
    for (const call of allCalls) {
      const declared = call.params instanceof z.ZodMiniObject ? Object.keys(call.params.shape) : []
      expect([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(declared)
    }
  })

  it('serves the restart calls and the drop-in token from separate hosts', () => {
    const elsewhere = allCalls
      .filter(({ host }) => host !== undefined)
      .map(({ host, path }) => `${host} ${path}`)
    expect(elsewhere).toContain('payment /api/v1/Checkouts/GetDropInUiToken')
    expect(elsewhere.filter((at) => at.startsWith('restart /api/v1/RestartPolicy/'))).toHaveLength(8)
    expect(elsewhere).toHaveLength(9)
  })

  it.each([
    [downloadDocumentById.params, 'documentId'],
    [getPolicyDocumentsByPolicyReference.params, 'policyref'],
    [getVehicleModels.query, 'vehicleMakeCode'],
    [getFullAddress.query, 'addressId'],
  ])('requires the parameter of a look-up: %#, %s [API-46]', (schema, name) => {
    expect(refusals(schema, {})).toEqual([expect.stringMatching(new RegExp(`^${name}: Required: send `))])
    expect(refusals(schema, { [name]: '' })).toHaveLength(1)
    expect(refusals(schema, { [name]: 'A1' })).toEqual([])
  })
})

describe('every request', () => {
  it.each(strictSchemas)('of $name refuses an unknown field', ({ schema }) => {
    expect(refusals(schema, { surprise: 1 })).toContain('surprise: Unknown field')
  })

  it.each(requestSchemas)('of $name has a limit for every text, list and number', ({ schema }) => {
    expect(unbounded(z.toJSONSchema(schema, { io: 'input' }))).toEqual([])
  })

  it.each(requestSchemas)(
    'of $name is refused with our own messages, which state what to send',
    ({ schema }) => {
      const names = Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {})
      const junk = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names, 'other'), fc.jsonValue()))
      fc.assert(
        fc.property(junk, (value) => {
          for (const refusal of refusals(schema, value))
            expect(refusal).toMatch(/: (Send |Required: send |Unknown field$)/)
        }),
        { numRuns: 50 },
      )
    },
  )
})

const replySchemas = allCalls.flatMap(({ name, replies }) =>
  Object.entries(replies).flatMap(([status, reply]) =>
    typeof reply === 'object' ? [{ name, status, reply }] : [],
  ),
)

describe('every reply', () => {
  it.each(replySchemas)('$status of $name drops undeclared fields instead of failing', ({ reply }) => {
    expect(hasStrictObject(reply)).toBe(false)
  })

  it.each(replySchemas)('$status of $name contains no bank details', ({ reply }) => {
    expect(JSON.stringify(z.toJSONSchema(reply))).not.toMatch(/"(?:sortCode|accountNumber|bankDetails)"/)
  })

  it('is checked properly: the same check finds requests strict', () => {
    expect(requestSchemas.filter(({ schema }) => hasStrictObject(schema))).toHaveLength(strictSchemas.length)
  })
})

/** Whether an object somewhere in a schema refuses unknown keys. */
function hasStrictObject(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if (!(schema instanceof z.ZodMiniType)) return Object.values(schema).some(hasStrictObject)
  const { def } = schema._zod
  const catchall = 'catchall' in def ? def.catchall : undefined
  return catchall instanceof z.ZodMiniNever || hasStrictObject({ ...def })
}

/** Places in a JSON Schema that accept texts, lists or numbers without a limit. */
function unbounded(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const at = schema as { [keyword: string]: unknown }
  const limits: { [type: string]: readonly string[] } = {
    string: ['maxLength', 'enum', 'format', 'pattern', 'const'],
    array: ['maxItems'],
    integer: ['maximum'],
  }
  const keywords = limits[String(at['type'])]
  const here = keywords && !keywords.some((keyword) => keyword in at) ? [place] : []
  return [...here, ...Object.entries(at).flatMap(([key, inner]) => unbounded(inner, `${place}/${key}`))]
}
