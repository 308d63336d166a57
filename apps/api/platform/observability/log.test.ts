import { expect, it } from 'vitest'
import { createLog, type Log } from './log.ts'

function listening(level = 'debug') {
  const lines: string[] = []
  return {
    log: createLog(level, { write: (line) => lines.push(line) }),
    last: () => JSON.parse(lines.at(-1) ?? '{}'),
    lines,
  }
}
/** What a careless caller could do if the compiler were silenced. */
const careless = (log: Log, name: string, fields: object) => Reflect.apply(log, undefined, [name, fields])

const id = '0b7a3f62-6f0c-4c1d-9d4e-2b6a1f0c9e88'

it('writes an event with its fields as one line of JSON', () => {
  const { log, last } = listening()
  log('request.answered', {
    requestId: id,
    method: 'GET',
    route: '/api/v1/Document/DownloadDocumentById/:documentId',
    status: 200,
    ms: 3,
  })
  expect(last()).toMatchObject({
    event: 'request.answered',
    level: 30,
    app: 'api',
    requestId: id,
    status: 200,
    ms: 3,
  })
  expect(last().time).toMatch(/^\d{4}-\d{2}-\d{2}T/)
})

it('drops a field the event does not have', () => {
  const { log, last } = listening()
  careless(log, 'request.answered', { status: 200, surname: 'Smith', body: { surname: 'Smith' } })
  expect(Object.keys(last()).toSorted()).toEqual(['app', 'event', 'level', 'status', 'time'])
})

it.each([
  ['a name as an id', { requestId: 'Smith' }],
  ['a URL as a route', { route: '/quote?surname=Smith' }],
  ['a very long route', { route: `/${'a'.repeat(5000)}` }],
  ['text as a count', { status: 'Smith' }],
  ['a number that is not one', { ms: Number.NaN }],
  ['a list as text', { route: ['/'] }],
  ['a code that is not ours', { code: 'SMITH' }],
  ['a brand that is not ours', { tenant: 'Smith' }],
])('drops %s', (_what, fields) => {
  const { log, last } = listening()
  careless(log, 'request.answered', fields)
  expect(Object.keys(last()).toSorted()).toEqual(['app', 'event', 'level', 'time'])
})

it('keeps only code locations of a stack', () => {
  const { log, last } = listening()
  const frames = [
    'server.ts:12:5',
    'Mr Smith:1:1',
    '/home/smith/server.ts:1:1',
    ...Array(20).fill('main.js:1:2'),
  ]
  careless(log, 'request.failed', { kind: 'TypeError', code: 'EVANS', frames })
  expect(last()).not.toHaveProperty('code')
  expect(last().frames).toEqual(['server.ts:12:5', ...Array(7).fill('main.js:1:2')])
})

it('writes events at the configured level and above', () => {
  const { log, lines } = listening('warn')
  log('api.stopping', { reason: 'SIGTERM' })
  expect(lines).toHaveLength(0)
  log('storage.server-lost')
  expect(lines).toHaveLength(1)
})
