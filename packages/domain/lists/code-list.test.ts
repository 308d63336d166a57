import { describe, expect, expectTypeOf, it } from 'vitest'
import { type CodeOf, descOf, entryOf, isCode } from './code-list'

const colours = [
  { code: 'R', desc: 'Red', isWarm: true },
  { code: 'B', desc: 'Blue', isWarm: false },
] as const

describe('a code list', () => {
  it('knows its own codes and nothing else', () => {
    expect(isCode(colours, 'R')).toBe(true)
    for (const other of ['r', 'Red', '', ' R', 0, null, undefined, {}, ['R'], 'toString']) {
      expect(isCode(colours, other)).toBe(false)
    }
  })

  it('gives its codes as a type', () => {
    expectTypeOf<CodeOf<typeof colours>>().toEqualTypeOf<'R' | 'B'>()
  })

  it('gives an entry with its facts, or nothing', () => {
    expect(entryOf(colours, 'B')?.isWarm).toBe(false)
    expect(entryOf(colours, 'X')).toBeUndefined()
  })

  it('gives the words of a code, or nothing', () => {
    expect(descOf(colours, 'R')).toBe('Red')
    expect(descOf(colours, 'X')).toBeUndefined()
  })
})
