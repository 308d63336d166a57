import { describe, expect, it } from 'vitest'
import { importName, insertLine, joinList } from './edit-source'

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

describe('a declaration', () => {
  const section = 'const a = 1\n\n/** In order. */\nexport const list = [\n  a,\n]\n'
  const declared = { list: 'list', name: 'b', source: '\nconst b = 2\n' }

  it('stands before the list that it joins last', () => {
    expect(joinList(section, declared)).toBe(
      'const a = 1\n\nconst b = 2\n\n/** In order. */\nexport const list = [\n  a, b]\n',
    )
  })

  it('goes nowhere when the list has moved', () => {
    expect(() => joinList(section, { ...declared, list: 'gone' })).toThrow('There is no "export const gone')
  })
})
