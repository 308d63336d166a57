import { type Call, type CallShape, matchQueryNames, type Parsed } from '@milepost/contract/call'
import type { FieldProblem } from '@milepost/contract/problem'
import type { Tenancy } from '@milepost/contract/tenancy'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { JourneyHosts } from '../config/hosts.ts'
import { foreignToHost, readTenancy } from './tenancy.ts'

/** A request as a handler sees it: every part validated, with its brand and product. */
export type Asked<C extends Call> = Parsed<C> & { tenancy: Tenancy }

type Outcome<C extends Call> =
  | { kind: 'parsed'; asked: Asked<C> }
  | { kind: 'bad'; errors: readonly FieldProblem[] }

/** A call that declares no query accepts none. */
const noQuery = z.strictObject({})

/** Parses a request by its contract entry and reports everything that is wrong with it together. */
export function parseRequest<C extends Call>(
  call: C,
  request: FastifyRequest,
  hosts: JourneyHosts | undefined,
): Outcome<C> {
  const errors: FieldProblem[] = []
  const tenancy = readTenancy(request.headers)
  if (tenancy.kind === 'bad') errors.push(...tenancy.errors)
  // A comparison site's system calls any host that it was given, with its own key.
  else if (hosts && call.access !== 'site-key') {
    const foreign = foreignToHost(hosts, request.hostname, tenancy.tenancy)
    if (foreign) errors.push(foreign)
  }
  const { parsed, errors: found } = parseParts(call, request)
  errors.push(...found)
  if (tenancy.kind === 'bad' || errors.length > 0) return { kind: 'bad', errors }
  // Each part has just been parsed by the schema that gives its type; the compiler cannot follow that through the entry.
  return { kind: 'parsed', asked: { tenancy: tenancy.tenancy, ...parsed } as unknown as Asked<C> }
}

/** The declared parts of a request, and everything that is wrong with them. */
export function parseParts(call: CallShape, request: FastifyRequest) {
  const errors: FieldProblem[] = []
  const check = (part: string, schema: z.ZodMiniType | undefined, value: unknown) => {
    if (schema === undefined) return undefined
    const result = z.safeParse(schema, value)
    if (!result.success) errors.push(...fieldProblems(part, result.error.issues))
    return result.data
  }
  const parsed = {
    headers: check('header', call.headers, declaredHeaders(call, request)),
    params: check('path', call.params, request.params),
    query: check('query', call.query ?? noQuery, matchQueryNames(call, Object(request.query))),
    body: check('body', call.body, request.body),
  }
  return { parsed, errors }
}

/** Only the headers that the entry declares: a browser sends many others. */
function declaredHeaders(call: CallShape, request: FastifyRequest): unknown {
  const names = call.headers instanceof z.ZodMiniObject ? Object.keys(call.headers.shape) : []
  return Object.fromEntries(
    names.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  )
}

const MOST = 50
const LONGEST_NAME = 120

/** A schema's issues by field, prefixed with the part of the request: "body.quote.vehicleDetails.value". */
export function fieldProblems(part: string, issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  return issues
    .flatMap((issue) => {
      const at = [part, ...issue.path.map(String)]
      const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at]
      const message = issue.code === 'unrecognized_keys' ? 'Unknown field' : issue.message
      return fields.map((names) => ({ field: names.join('.').slice(0, LONGEST_NAME), message }))
    })
    .slice(0, MOST)
}
