import { describe, expect, expectTypeOf, it } from 'vitest'
import { type CodeOf, descOf, entryOf, isCode } from './code-list.ts'

const colours = [
  { code: 'R', desc: 'Red', isWarm: true },
  { code: 'B', desc: 'Blue', isWarm: false },
] as const

describe('a code list', () => {
  it('recognises only its own codes', () => {
    expect(isCode(colours, 'R')).toBe(true)
    for (const other of ['r', 'Red', '', ' R', 0, null, undefined, {}, ['R'], 'toString']) {
      expect(isCode(colours, other)).toBe(false)
    }
  })

  it('provides its codes as a type', () => {
    expectTypeOf<CodeOf<typeof colours>>().toEqualTypeOf<'R' | 'B'>()
  })

  it('returns the whole entry of a code, or undefined', () => {
    expect(entryOf(colours, 'B')?.isWarm).toBe(false)
    expect(entryOf(colours, 'X')).toBeUndefined()
  })

  it('returns the words of a code, or undefined', () => {
    expect(descOf(colours, 'R')).toBe('Red')
    expect(descOf(colours, 'X')).toBeUndefined()
  })
})
