import type { Call, Host } from '../call'
import type { Problem } from '../problem'

/** Where calls go. Without a base they go to the page's own origin; a host that is not named is the API's own (D-006). */
export type Hosts = { baseUrl?: string; hosts?: { readonly [host in Host]?: string } }

type Addressed = { params?: unknown; query?: unknown }

/** The whole address of a call, or the problem that keeps it from having one. */
export function addressOf(
  call: Pick<Call, 'path' | 'host'>,
  { params, query }: Addressed,
  { baseUrl = '', hosts = {} }: Hosts,
): string | Problem {
  const base = (call.host && hosts[call.host]) ?? baseUrl
  let path: string = call.path
  for (const [name, value] of Object.entries(params ?? {})) {
    const part = String(value)
    if (!canBeAPart(part)) return unsendable(name)
    path = path.replace(`{${name}}`, () => encodeURIComponent(part))
  }
  const search = new URLSearchParams(givenValues(query)).toString()
  return `${base.replace(/\/$/, '')}${path}${search && `?${search}`}`
}

/** Every name with its value as text; what is undefined is left out. */
export function givenValues(values: unknown): [name: string, value: string][] {
  return Object.entries(values ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
}

/** No encoding saves a part made of dots: every browser reads it as "the folder above" and asks for another address. */
function canBeAPart(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..'
}

function unsendable(name: string): Problem {
  const message = 'Send a value that can stand in an address'
  return {
    title: 'Bad Request',
    status: 400,
    code: 'VALIDATION_ERROR',
    message: 'Validation error.',
    errors: [{ field: `path.${name}`, message }],
  }
}
