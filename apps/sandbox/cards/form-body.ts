import type { FastifyInstance } from 'fastify'

/** Lets the routes of this scope be called by a form, as well as in JSON. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(String(body))),
  )
}

/**
 * A form's body as an object: `metadata[order_id]=A1` gives `{ metadata: { order_id: 'A1' } }` and `types[]=card` a list, as the
 * published intent API takes them. Names that reach into an object's own workings are left out.
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
