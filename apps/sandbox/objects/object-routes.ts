import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Answer, answer } from '../http/answer.ts'
import { faultBook } from '../http/faults.ts'
import { faultRoutes } from '../http/policy-services.ts'
import { isSigned } from './signature.ts'

const LARGEST_OBJECT = 20 * 1024 * 1024
const PAGE = 1_000

type Asked = {
  method: string
  bucket: string
  key: string
  query: Readonly<Record<string, string | undefined>>
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

/**
 * An object store in memory with the part of S3 that the product uses: conditional put, get, list and delete, each signed. Any bucket
 * exists.
 */
export function objectRoutes(app: FastifyInstance): void {
  const buckets = new Map<string, Map<string, Buffer>>()
  const faults = faultBook()
  faultRoutes(app, 'objects', faults)

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_OBJECT },
      (_request, body, done) => done(null, body),
    )
    scope.route({
      method: ['GET', 'PUT', 'DELETE'],
      url: '/s3/:bucket/*',
      bodyLimit: LARGEST_OBJECT,
      handler(request, reply) {
        const { method, url, headers } = request
        const { bucket = '', '*': key = '' } = Object(request.params)
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!isSigned({ method, url, headers, body }))
          return send(reply, refusal(403, 'SignatureDoesNotMatch'))
        const objects = buckets.get(bucket) ?? new Map<string, Buffer>()
        buckets.set(bucket, objects)
        const asked: Asked = { method, bucket, key, query: Object(request.query), headers, body }
        return answer(reply, faults, { operation: 'create', about: {} }, () => {
          type(reply)
          return done(objects, asked)
        })
      },
    })
  })
}

const type = (reply: FastifyReply) => reply.type('application/octet-stream')
const send = (reply: FastifyReply, { status, body }: Answer) => type(reply).code(status).send(body)
const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
const refusal = (status: number, code: string): Answer => ({
  status,
  body: xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
})

function done(objects: Map<string, Buffer>, asked: Asked): Answer {
  const { method, key, headers, body } = asked
  if (key === '') return list(objects, asked)
  const stored = objects.get(key)
  if (method === 'PUT') {
    if (stored !== undefined && headers['if-none-match'] === '*') return refusal(412, 'PreconditionFailed')
    objects.set(key, body)
    return { status: 200, body: Buffer.alloc(0) }
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204, body: Buffer.alloc(0) }
  }
  if (stored === undefined) return refusal(404, 'NoSuchKey')
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(String(headers['range'] ?? '')) ?? []
  if (from === undefined) return { status: 200, body: stored }
  return { status: 206, body: stored.subarray(Number(from), Number(to) + 1) }
}

/** Keys in order; a page starts after the last key of the previous one. */
function list(objects: ReadonlyMap<string, Buffer>, { bucket, query }: Asked): Answer {
  const { prefix = '', 'continuation-token': after = '' } = query
  const most = Math.min(Number(query['max-keys'] ?? PAGE), PAGE)
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, most)
  const isTruncated = keys.length > page.length
  const more = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  return {
    status: 200,
    body: xml(
      `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${isTruncated}</IsTruncated>${more}${contents}</ListBucketResult>`,
    ),
  }
}
