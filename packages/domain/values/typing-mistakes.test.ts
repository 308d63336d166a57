import { expect, it } from 'vitest'
import { digits, withOneMistake } from './typing-mistakes.ts'

it('finds texts with one character too few, too many or wrong, or with two swapped [DSK-603]', () => {
  const all = withOneMistake('123', digits)
  for (const meant of ['23', '13', '12', '213', '132', '023', '193', '124', '0123', '1923', '1234'])
    expect(all).toContain(meant)
  for (const other of ['123', '321', '14', '12345', '']) expect(all).not.toContain(other)
  expect(new Set(all).size).toBe(all.length)
})
