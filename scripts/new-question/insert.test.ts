import { describe, expect, it } from 'vitest'
import { importName, insertLine } from './insert'

const source = `import { a } from './a'
import type { T } from './t'
const list = [
  {
    of: 'x',
    ask: [
      one,
    ],
  },
]
const other = [
  last,
]`

describe('a line', () => {
  it('joins a list at its end, as deep as the others', () => {
    expect(insertLine(source, 'two,', { after: 'ask: [', before: /^ +\],$/ })).toContain(
      '      one,\n      two,\n    ],',
    )
  })

  it('stands before another line, as deep as that', () => {
    expect(insertLine(source, 'first,', { after: 'const other', before: /last/ })).toContain(
      '  first,\n  last,\n]',
    )
  })

  it('goes nowhere when its place has moved', () => {
    expect(() => insertLine(source, 'x', { after: 'gone', before: /./ })).toThrow('There is no "gone"')
    expect(() => insertLine(source, 'x', { after: 'last', before: /one/ })).toThrow()
  })
})

describe('an import', () => {
  it('stands at its place in the alphabet', () => {
    const [first, second] = importName(source, 'b', './b').split('\n')
    expect([first, second]).toEqual(["import { a } from './a'", "import { b } from './b'"])
  })

  it('comes last where it is last', () => {
    expect(importName(source, 'z', './z').split('\n')[2]).toBe("import { z } from './z'")
  })

  it('joins the names that come from there already, once', () => {
    const more = importName(source, 'aa', './a')
    expect(more).toContain("import { a, aa } from './a'")
    expect(importName(more, 'aa', './a')).toBe(more)
    expect(importName(source, 'S', './t', true)).toContain("import type { S, T } from './t'")
  })
})
