import type { Dice } from '@milepost/domain/testing/dice'
import { CANARY, hostileTexts, specialKeys } from './hostile-values.ts'
import type { Request } from './request.ts'

/** Parts that cannot be decoded, or decode to something other than they seem. */
const rawParts: readonly string[] = [
  '%',
  '%zz',
  '%00',
  '%0d%0aset-cookie:%20a=b',
  '%E0%A4%A',
  '%C0%AF',
  '%2e%2e%2f',
  '%u0041',
  '+',
  '&&==&',
  '[]=1',
  ';',
  `#${CANARY}`,
  '//example.com',
  '\\..\\',
  'a'.repeat(4_000),
]

export function spoilQuery(request: Request, dice: Dice): Request {
  const [path = '', query = ''] = request.url.split('?')
  const parameters = [...new URLSearchParams(query)]
  const at = dice.whole(0, Math.max(0, parameters.length - 1))
  const [name = 'QuoteReference', value = ''] = parameters[at] ?? []
  const others = parameters.filter((_each, index) => index !== at)
  const text = dice.pick(hostileTexts).slice(0, 8_000)
  const changed: [string, string][][] = [
    others,
    [...others, [name, text]],
    [...others, [name, text]],
    [...parameters, [name, value]],
    [...parameters, [name, text], [name, value], [name.toLowerCase(), value]],
    [...parameters, [dice.pick(specialKeys), text]],
    [...others, [`${name}[${dice.pick(specialKeys)}]`, value]],
    [...others, [name.toUpperCase(), value]],
    [...others, [name, '']],
    [...parameters, ...Array.from({ length: 300 }, (_, index): [string, string] => [`p${index}`, 'x'])],
  ]
  const words = new URLSearchParams()
  for (const [key, held] of dice.pick(changed)) words.append(key, wellFormed(held))
  const raw = dice.isOneIn(4) ? `&${name}=${dice.pick(rawParts)}` : ''
  return { ...request, url: `${path}?${words}${raw}` }
}

export function spoilPath(request: Request, dice: Dice): Request {
  const [path = '', query] = request.url.split('?')
  const parts = path.split('/')
  const at = dice.whole(1, Math.max(1, parts.length - 1))
  const text = dice.pick([...rawParts, ...hostileTexts.map((each) => encodeURIComponent(wellFormed(each)))])
  const changed = dice.pick([
    parts.with(at, text.slice(0, 6_000)).join('/'),
    `${path}/${text.slice(0, 3_000)}`,
    `${path}/`,
    path.toLowerCase(),
    path.toUpperCase(),
    path.replaceAll('/', '//'),
    path.replace('/api/', '/api/../api/'),
    path.replace('/v1/', '/v9/'),
    `${path};a=b`,
    `${path}%00`,
    `/${text}`,
  ])
  return { ...request, url: query === undefined ? changed : `${changed}?${query}`, declared: undefined }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']

export function spoilMethod(request: Request, dice: Dice): Request {
  return { ...request, method: dice.pick(methods), declared: undefined }
}

/** A lone surrogate cannot be written into an address. */
export function wellFormed(text: string): string {
  return text.replaceAll(/[\uD800-\uDFFF]/g, '?')
}
