import { expect, it } from 'vitest'
import { MOST_ATTACHED_BYTES, withinLimit } from './attachment-limit.ts'

const file = (name: string, size: number) => ({
  name,
  file: { fileName: `${name}.pdf`, bytes: new Uint8Array(size), contentType: 'application/pdf' },
})
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name)

it('attaches everything that fits into an email', () => {
  const { attached, tooLarge } = withinLimit([file('a', 1), file('b', MOST_ATTACHED_BYTES - 1)])
  expect([names(attached), names(tooLarge)]).toEqual([['a', 'b'], []])
})

it('leaves out what does not fit, and still attaches what does', () => {
  const { attached, tooLarge } = withinLimit([file('a', 1), file('b', MOST_ATTACHED_BYTES), file('c', 1)])
  expect([names(attached), names(tooLarge)]).toEqual([['a', 'c'], ['b']])
})

it('stays below 10 MB when encoded, which every mail server in use accepts', () => {
  const inBase64 = (MOST_ATTACHED_BYTES / 3) * 4 * (78 / 76)
  expect(inBase64).toBeLessThan(9_700_000)
})
