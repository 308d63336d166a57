import { type Dice, diceOf } from '@milepost/domain/testing/dice'
import { drawn, type Stock } from './drawn.ts'
import type { Known } from './known-requests.ts'
import { mutated } from './mutate.ts'
import { type Operation, operations } from './operations.ts'
import type { Request } from './request.ts'
import { spoilMethod, spoilPath, spoilQuery, wellFormed } from './spoil-address.ts'
import { spoilBody, spoilType } from './spoil-body.ts'
import { spoilHeaders } from './spoil-headers.ts'
import { uncontractedRequest } from './uncontracted-request.ts'

type Spoil = (request: Request, dice: Dice) => Request

/** What requests are made from: good ones, and the document's description of each operation. */
export type KnownGood = { known: ReadonlyMap<string, readonly Known[]>; stock: Stock }

/** The request of a seed. The same seed and good requests always give the same one. */
export function hostileRequest(seed: number, knownGood: KnownGood): Request {
  const dice = diceOf(seed)
  if (dice.isOneIn(25)) return spoiled(uncontractedRequest(dice), dice)
  const operation = dice.pick(operations)
  const goods = knownGood.known.get(operation.name) ?? []
  const isDrawn = goods.length === 0 || dice.isOneIn(4)
  const whose = dice.pick(goods.length > 0 ? goods : [...knownGood.known.values()].flat())
  const request = isDrawn
    ? fromDocument(operation, whose, knownGood.stock, dice)
    : fromKnown(operation, whose, dice)
  return spoiled(otherVisitor(request, knownGood, dice), dice)
}

/** A known request unchanged, or with its body mutated. */
function fromKnown(operation: Operation, { ask, owner }: Known, dice: Dice): Request {
  const body = ask.body === undefined || dice.isOneIn(6) ? ask.body : mutated(ask.body, dice)
  return requestOf(operation, {
    method: ask.method,
    url: ask.url,
    headers: { ...owner, ...ask.headers },
    body,
  })
}

/** A request made only from the document. */
function fromDocument(operation: Operation, { owner }: Known, stock: Stock, dice: Dice): Request {
  const query = new URLSearchParams()
  const headers = { ...owner }
  let path = operation.path
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (!required && dice.isOneIn(3)) continue
    const value = String(drawn(schema, stock, dice))
    if (place === 'query') query.append(name, value)
    else if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(wellFormed(value)))
    else if (!(name in headers)) headers[name] = value.replaceAll(/[^\x20-\x7e]/g, '?')
  }
  const body = operation.body === undefined ? undefined : drawn(operation.body, stock, dice)
  const url = query.size > 0 ? `${path}?${query}` : path
  return requestOf(operation, { method: operation.method, url, headers, body })
}

function requestOf(
  { name, at, statuses }: Operation,
  { method, url, headers, body }: Pick<Request, 'method' | 'url' | 'headers'> & { body: unknown },
): Request {
  const { 'content-type': type = 'application/json', ...bare } = headers
  return {
    name,
    at,
    method,
    url,
    headers: body === undefined ? bare : { ...bare, 'content-type': type },
    payload: body === undefined ? undefined : JSON.stringify(body),
    declared: statuses,
  }
}

/** Mostly its owner; otherwise an anonymous visitor, or another customer. */
function otherVisitor(request: Request, { known }: KnownGood, dice: Dice): Request {
  if (!dice.isOneIn(4)) return request
  const { cookie: _owners, ...headers } = request.headers
  const other = dice.pick(dice.pick([...known.values()])).owner['cookie']
  return { ...request, headers: other === undefined ? headers : { ...headers, cookie: other } }
}

const spoils: readonly Spoil[] = [
  (request) => request,
  (request) => request,
  (request) => request,
  spoilBody,
  spoilBody,
  spoilType,
  spoilQuery,
  spoilQuery,
  spoilHeaders,
  spoilHeaders,
  spoilPath,
  spoilMethod,
]

function spoiled(request: Request, dice: Dice): Request {
  const once = dice.pick(spoils)(request, dice)
  return dice.isOneIn(3) ? dice.pick(spoils)(once, dice) : once
}
