import { expect, it } from 'vitest'
import { refuse } from '../../platform/http/problem.ts'
import { type Answer, faultIn } from './check-answer.ts'
import type { Request } from './request.ts'

const request: Request = {
  name: 'GetQuote',
  at: 'public',
  method: 'GET',
  url: '/api/v1/Quote/GetQuote',
  headers: {},
  payload: undefined,
  declared: new Set([200, 400]),
}
const { problem } = refuse('VALIDATION_ERROR')
const safe = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" }
const answer = (more: Partial<Answer> = {}): Answer => ({
  status: 400,
  text: JSON.stringify(problem),
  ...more,
  headers: { ...safe, 'content-type': 'application/problem+json; charset=utf-8', ...more.headers },
})

it('accepts a valid problem response', () => {
  expect(faultIn(request, answer())).toBeUndefined()
})

it.each([
  ['a 5xx', answer({ status: 500 }), /answered 500/],
  ['a 503', answer({ status: 503 }), /answered 503/],
  ['a stack', answer({ text: 'x\n    at run (server.ts:1:2)' }), /insides/],
  ['a file path', answer({ text: '"/home/me/apps/api/main.ts"' }), /insides/],
  ['a database error', answer({ text: 'relation "quote" does not exist' }), /insides/],
  ['a statement', answer({ text: 'select "a" from "b"' }), /insides/],
  ['an error of a library', answer({ text: 'ZodError' }), /insides/],
  ['no safety headers', answer({ headers: { 'x-content-type-options': '' } }), /safety headers/],
  ['a status that is not declared', answer({ status: 418 }), /does not declare/],
  ['another type', answer({ headers: { 'content-type': 'text/html' } }), /as text\/html/],
  ['a field too many', answer({ text: JSON.stringify({ ...problem, cause: 'x' }) }), /no problem/],
  ['another status than it says', answer({ text: JSON.stringify({ ...problem, status: 404 }) }), /says 404/],
  ['a text that is no JSON', answer({ text: 'Bad Request' }), /no problem/],
])('finds %s [T29]', (_what, answer, words) => {
  expect(faultIn(request, answer)).toMatch(words)
})
