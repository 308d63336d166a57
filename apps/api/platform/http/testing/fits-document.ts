import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { allCalls } from '@milepost/contract/all-calls'
import { publicApi } from '@milepost/contract/openapi/about'
import { openApiDocument } from '@milepost/contract/openapi/document'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { recordExchange } from './record-exchange.ts'

const document = openApiDocument(allCalls, publicApi)
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats['default'](ajv)
ajv.addSchema(document, 'openapi')

const calls = new Map(
  allCalls.map((call) => [`${call.method} ${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, call]),
)
const part = (name: string | number) => encodeURIComponent(String(name).replaceAll('/', '~1'))

/** How a response differs from the OpenAPI document; undefined if it fits or is not a call's response. */
export function unfit(
  route: string,
  { status, type, body }: { status: number; type: string | undefined; body: unknown },
): string | undefined {
  const call = calls.get(route.replace(/^HEAD /, 'GET '))
  if (call === undefined) return undefined
  const method = call.method.toLowerCase()
  const response = document.paths[call.path]?.[method]?.responses[status]
  if (response === undefined) return `${call.name} does not declare ${status}`
  if (route.startsWith('HEAD ')) return undefined
  const [media = ''] = type?.split(';') ?? []
  if (response.content === undefined)
    return body === undefined || body === '' ? undefined : `${call.name} declares no body for ${status}`
  if (response.content[media] === undefined) return `${call.name} does not declare ${media} for ${status}`
  if (!media.endsWith('json')) return undefined
  const at = ['paths', call.path, method, 'responses', status, 'content', media, 'schema'].map(part).join('/')
  const isValid = ajv.getSchema(`openapi#/${at}`) ?? ajv.compile({ $ref: `openapi#/${at}` })
  if (isValid(JSON.parse(String(body)))) return undefined
  return `${call.name} ${status} does not fit the document: ${ajv.errorsText(isValid.errors)}`
}

function decoded(payload: unknown, coding: unknown): unknown {
  if (!Buffer.isBuffer(payload)) return payload
  return coding === 'br' ? brotliDecompressSync(payload) : coding === 'gzip' ? gunzipSync(payload) : payload
}

/**
 * Checks every response of a server against the OpenAPI document, as a gateway's validator would. One that does not fit becomes a
 * 500, which no test expects, with the reason.
 */
export function holdToDocument(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const route = `${request.method} ${request.routeOptions.url}`
    const body = decoded(payload, reply.getHeader('content-encoding'))
    if (calls.has(route)) recordExchange(request, reply, body)
    const type = reply.getHeader('content-type')?.toString()
    const fault = unfit(route, { status: reply.statusCode, type, body })
    if (fault === undefined) return payload
    process.stderr.write(`${fault}\n  ${request.method} ${request.url.slice(0, 300)}\n`)
    throw new Error(fault)
  })
}
