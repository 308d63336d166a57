import type { Call } from '../call'

/** Who may make a call, as security schemes: the names are referred to by operations and listed once in the document. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description:
      'The browser session. The first call that needs one gives it in `Set-Cookie`, and every call that grants something gives a new one: send back the last one you were given. It ends after 30 minutes without use. A quote can be read, changed and bought only by a session that made it or has passed its check.',
  },
  siteKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-site-key',
    description: 'The key we gave to a comparison site. For servers: never put it into a page.',
  },
  serviceKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-service-key',
    description: 'The key of the back office, whose calls are on a listener of their own.',
  },
} as const

type Requirement = { readonly [scheme in keyof typeof securitySchemes]?: readonly string[] }
type Access = NonNullable<Call['access']> | 'anyone'

const requirements: { readonly [access in Access]: readonly Requirement[] } = {
  anyone: [],
  session: [{ session: [] }],
  'optional-session': [{ session: [] }, {}],
  'site-key': [{ siteKey: [] }],
  'service-key': [{ serviceKey: [] }],
}

/** One sentence for the reader of an operation. */
const words: { readonly [access in Access]: string } = {
  anyone: 'Anyone may call it.',
  session: 'Needs the session that holds the quote; to any other there is nothing to be found.',
  'optional-session': 'Takes the session cookie where there is one, and gives one where there is none.',
  'site-key': 'For the servers of comparison sites, by the key of the site.',
  'service-key': 'For the back office, by the key of the service.',
}

const accessOf = ({ access }: Call): Access => access ?? 'anyone'

export function securityOf(call: Call): readonly Requirement[] {
  return requirements[accessOf(call)]
}

export function accessInWords(call: Call): string {
  return words[accessOf(call)]
}

/** A key is a security scheme, and no parameter beside it. */
export function isKeyHeader(name: string): boolean {
  return Object.values(securitySchemes).some((scheme) => scheme.in === 'header' && scheme.name === name)
}

/** The schemes that these calls use. */
export function schemesOf(calls: readonly Call[]) {
  const used = new Set(calls.flatMap(securityOf).flatMap((requirement) => Object.keys(requirement)))
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.has(name)))
}
