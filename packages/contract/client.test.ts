/// <reference types="node" />
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { downloadDocumentById } from './calls/document.ts'
import { getVehicleDetailsByVrm, searchAddress } from './calls/lookup.ts'
import type { Problem } from './problem.ts'
import { closeServers, json, serve } from './testing/served-client.ts'

afterEach(closeServers)

const vehicleQuery = { query: { VehicleRegistration: 'AA19 AAA' } }

const unexpected = (status: number): Problem => ({
  title: 'Unexpected answer',
  status,
  code: 'INTERNAL_ERROR',
  message: 'An unexpected server error occurred.',
  errors: [],
})

describe('a reply', () => {
  it('has the type of its call and status', async () => {
    const { client } = await serve((reply) => reply.writeHead(204).end())
    const outcome = await client.send(getVehicleDetailsByVrm, vehicleQuery)
    expect(outcome).toEqual({ kind: 'answered', status: 204, body: undefined })
    if (outcome.kind === 'answered' && outcome.status === 200) {
      expectTypeOf(outcome.body.make.desc).toEqualTypeOf<string>()
    }
  })

  it('is the bytes of a file', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00])
    const { client } = await serve((reply) =>
      reply.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes),
    )
    const outcome = await client.send(downloadDocumentById, { params: { documentId: 'd1' } })
    expect(outcome).toEqual({ kind: 'answered', status: 200, body: new Uint8Array(bytes) })
  })

  it('is the problem sent by the server', async () => {
    const problem: Problem = {
      title: 'Validation error.',
      status: 400,
      code: 'VALIDATION_ERROR',
      message: 'Validation error.',
      errors: [{ field: 'query.VehicleRegistration', message: 'Send a vehicle registration' }],
    }
    const { client } = await serve((reply) =>
      reply.writeHead(400, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem)),
    )
    expect(await client.send(getVehicleDetailsByVrm, vehicleQuery)).toEqual({ kind: 'refused', problem })
  })

  it('loses what does not fit a problem, and its status is that of the status line, not the body', async () => {
    const { client } = await serve(
      json(409, {
        code: 'CONFLICT',
        status: 200,
        message: 7,
        errors: [{ field: 'a', message: 'b' }, 'x', { field: 1 }, null],
      }),
    )
    expect(await client.send(getVehicleDetailsByVrm, vehicleQuery)).toEqual({
      kind: 'refused',
      problem: {
        title: '',
        status: 409,
        code: 'CONFLICT',
        message: '',
        errors: [{ field: 'a', message: 'b' }],
      },
    })
  })

  it.each([
    ["a proxy's page", 502, '<html><h1>Bad gateway at 10.0.0.7</h1></html>'],
    ['nothing at all', 500, ''],
    ['JSON that is not a problem', 500, '[]'],
    ['null', 503, 'null'],
    ['an unknown code', 418, '{"code":"TEAPOT","message":"short and stout"}'],
    ['a web page instead of a reply', 200, '<html>Sign in to the guest network</html>'],
    ['a truncated reply', 200, '{"items":['],
    ['a success the call does not declare', 201, '{}'],
  ])('is "An unexpected server error occurred." for %s [ERR-09]', async (_, status, body) => {
    const { client } = await serve((reply) => reply.writeHead(status).end(body))
    const outcome = await client.send(searchAddress, { query: { postcode: 'ID1 1QD' } })
    expect(outcome).toEqual({ kind: 'refused', problem: unexpected(status) })
  })
})

describe('a call without a reply', () => {
  it('reports a network failure when no server listens', async () => {
    const { client, baseUrl } = await serve(json(200, {}))
    await closeServers()
    expect(baseUrl).toMatch(/:\d+$/)
    expect(await client.send(getVehicleDetailsByVrm, vehicleQuery)).toEqual({
      kind: 'unreachable',
      reason: 'network',
    })
  })

  it('reports a network failure when the connection drops in the middle of a reply', async () => {
    const { client } = await serve((reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('{"make"')
      setTimeout(() => reply.destroy(), 20)
    })
    expect(await client.send(getVehicleDetailsByVrm, vehicleQuery)).toEqual({
      kind: 'unreachable',
      reason: 'network',
    })
  })

  it('does not follow a redirect, so that details in a URL reach no other host', async () => {
    const elsewhere = await serve(json(200, {}))
    const { client } = await serve((reply) => reply.writeHead(302, { location: elsewhere.baseUrl }).end())
    expect(await client.send(getVehicleDetailsByVrm, vehicleQuery)).toEqual({
      kind: 'unreachable',
      reason: 'network',
    })
    expect(elsewhere.asked).toEqual([])
  })

  it.each([
    ['the reply', () => {}],
    ['the rest of a reply', (reply: ServerResponse) => reply.writeHead(200).write('{')],
  ])('times out while waiting for %s', async (_, answer) => {
    const { client } = await serve(answer, { timeoutMs: 50 })
    expect(await client.send(getVehicleDetailsByVrm, vehicleQuery)).toEqual({
      kind: 'unreachable',
      reason: 'timed-out',
    })
  })

  it('is aborted by its caller before or during the call', async () => {
    const leaving = new AbortController()
    const { client, asked } = await serve(() => leaving.abort())
    const during = await client.send(getVehicleDetailsByVrm, vehicleQuery, { signal: leaving.signal })
    const before = await client.send(getVehicleDetailsByVrm, vehicleQuery, { signal: leaving.signal })
    expect([during, before]).toEqual([
      { kind: 'unreachable', reason: 'aborted' },
      { kind: 'unreachable', reason: 'aborted' },
    ])
    expect(asked).toHaveLength(1)
  })
})

it('adds no schemas and no schema library to the browser bundle, and stays under 2 KB zipped', async () => {
  const entryPoints = [fileURLToPath(new URL('client.ts', import.meta.url))]
  const bundle = await build({
    entryPoints,
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
  })
  expect(Object.keys(bundle.metafile.inputs).filter((path) => /zod|shapes|fields|calls/.test(path))).toEqual(
    [],
  )
  expect(gzipSync(bundle.outputFiles[0]?.contents ?? '').byteLength).toBeLessThan(2 * 1024)
})
