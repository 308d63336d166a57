import type { FastifyInstance } from 'fastify'
/** A request that cannot be served; each API reports it in its own shape. */
export class BadRequest extends Error {
  readonly field: string
  readonly status: number

  constructor(field: string, message: string, status = 400) {
    super(message)
    this.field = field
    this.status = status
  }
}

export type Fields = Readonly<Record<string, unknown>>

/** The fields of a body; an unknown one is refused, because a misspelt field would be silently ignored. */
export function fieldsOf(body: unknown, known: readonly string[], within = ''): Fields {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body))
    throw new BadRequest(within || 'body', `${within || 'The body'} must be an object`)
  const fields = Object.fromEntries(Object.entries(body))
  const unknown = Object.keys(fields).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new BadRequest(`${within}${unknown}`, `Received unknown parameter: ${within}${unknown}`)
  return fields
}

const LONGEST_TEXT = 500

export function optionalText(fields: Fields, name: string, longest = LONGEST_TEXT): string | undefined {
  const value = fields[name]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string' || value.length > longest)
    throw new BadRequest(name, `${name} must be a text of at most ${longest} characters`)
  return value
}

export function text(fields: Fields, name: string, longest = LONGEST_TEXT): string {
  const value = optionalText(fields, name, longest)
  if (value === undefined) throw new BadRequest(name, `Missing required param: ${name}`)
  return value
}

/** Forms send every value as text. */
export function optionalFlag(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (value === undefined || value === false || value === 'false') return false
  if (value === true || value === 'true') return true
  throw new BadRequest(name, `${name} must be true or false`)
}

export function optionalChoice<T extends string>(
  fields: Fields,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = optionalText(fields, name)
  const found = choices.find((choice) => choice === value)
  if (value !== undefined && found === undefined)
    throw new BadRequest(name, `${name} must be one of ${choices.join(', ')}`)
  return found
}

const MOST_PAIRS = 50

export function optionalPairs(fields: Fields, name: string): Readonly<Record<string, string>> {
  const value = fields[name]
  if (value === undefined || value === '') return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRequest(name, `${name} must be an object`)
  const pairs = Object.entries(value)
  if (
    pairs.length > MOST_PAIRS ||
    pairs.some(([, each]) => typeof each !== 'string' || each.length > LONGEST_TEXT)
  )
    throw new BadRequest(name, `${name} must hold at most ${MOST_PAIRS} texts of ${LONGEST_TEXT} characters`)
  return Object.fromEntries(pairs.map(([key, each]) => [key, String(each)]))
}

/** Lets the routes of this scope be called with a form as well as with JSON. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(String(body))),
  )
}

/**
 * A form's body as an object: `metadata[order_id]=A1` gives `{ metadata: { order_id: 'A1' } }` and `types[]=card` a list, as the
 * published intent API accepts them. Names that would reach an object's prototype are left out.
 */
function readForm(body: string): Record<string, unknown> {
  const whole: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const parts = /^([^[\]]+)(?:\[([^[\]]*)\])?$/.exec(name)
    const [outer, inner] = [parts?.[1], parts?.[2]]
    if (outer === undefined || isUnsafe(outer) || isUnsafe(inner)) continue
    if (inner === undefined) whole[outer] = value
    else if (inner === '') whole[outer] = [...listAt(whole, outer), value]
    else whole[outer] = { ...pairsAt(whole, outer), [inner]: value }
  }
  return whole
}

function isUnsafe(name: string | undefined): boolean {
  return name === '__proto__' || name === 'constructor' || name === 'prototype'
}

function listAt(whole: Record<string, unknown>, name: string): readonly unknown[] {
  const there = whole[name]
  return Array.isArray(there) ? there : []
}

function pairsAt(whole: Record<string, unknown>, name: string): object {
  const there = whole[name]
  return typeof there === 'object' && there !== null && !Array.isArray(there) ? there : {}
}
