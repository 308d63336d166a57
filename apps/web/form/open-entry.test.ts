import { expect, it } from 'vitest'
import { openEntryText, readOpenEntry } from './use-entry-form.ts'

it('restores an open form as it was', () => {
  const open = { at: 2, entry: { atFault: false }, typed: { dateOfClaim: '27/3/' } } as const
  expect(readOpenEntry(openEntryText(open))).toEqual(open)
})

it.each([
  '',
  'nonsense',
  'null',
  '[]',
  '{}',
  '{"at":"2","entry":{},"typed":{}}',
  '{"at":1,"entry":{},"typed":{"a":1}}',
])('finds no open form in %j', (text) => {
  expect(readOpenEntry(text)).toBeUndefined()
})
