import { expect, it } from 'vitest'
import { parentOf, traceparentOf } from './otlp-tracer.ts'

const header = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

it('reads a traceparent and writes the same value', () => {
  const parent = parentOf(header)
  expect(parent).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', isRemote: true })
  expect(parent && traceparentOf(parent)).toBe(header)
})

it.each([
  undefined,
  '',
  'Smith',
  `${header}-more`,
  header.toUpperCase(),
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`,
])('reads nothing from %s', (header) => {
  expect(parentOf(header)).toBeUndefined()
})
