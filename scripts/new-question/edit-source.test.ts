import { describe, expect, it } from 'vitest'
import { importName, insertLine, joinList } from './edit-source.ts'

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
  it('is added at the end of a list, with the same indentation', () => {
    expect(insertLine(source, 'two,', { after: 'ask: [', before: /^ +\],$/ })).toContain(
      '      one,\n      two,\n    ],',
    )
  })

  it('is inserted before another line, with the same indentation', () => {
    expect(insertLine(source, 'first,', { after: 'const other', before: /last/ })).toContain(
      '  first,\n  last,\n]',
    )
  })

  it('is refused when its place has moved', () => {
    expect(() => insertLine(source, 'x', { after: 'gone', before: /./ })).toThrow('There is no "gone"')
    expect(() => insertLine(source, 'x', { after: 'last', before: /one/ })).toThrow()
  })
})

describe('an import', () => {
  it('is inserted in alphabetical order', () => {
    const [first, second] = importName(source, 'b', './b').split('\n')
    expect([first, second]).toEqual(["import { a } from './a'", "import { b } from './b'"])
  })

  it('comes last if it is last in alphabetical order', () => {
    expect(importName(source, 'z', './z').split('\n')[2]).toBe("import { z } from './z'")
  })

  it('is added once to the names already imported from that file', () => {
    const more = importName(source, 'aa', './a')
    expect(more).toContain("import { a, aa } from './a'")
    expect(importName(more, 'aa', './a')).toBe(more)
    expect(importName(source, 'S', './t', true)).toContain("import type { S, T } from './t'")
  })
})

describe('a declaration', () => {
  const section = 'const a = 1\n\n/** In order. */\nexport const list = [\n  a,\n]\n'
  const declared = { list: 'list', name: 'b', source: '\nconst b = 2\n' }

  it('is inserted before its list, with its name last in the list', () => {
    expect(joinList(section, declared)).toBe(
      'const a = 1\n\nconst b = 2\n\n/** In order. */\nexport const list = [\n  a, b]\n',
    )
  })

  it('is refused when the list has moved', () => {
    expect(() => joinList(section, { ...declared, list: 'gone' })).toThrow('There is no "export const gone')
  })
})
