import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blank, type Fragment } from './fragments.ts'
import { paginate } from './paginate.ts'
import { frame } from './pdf.ts'

type Mark = { name: string; page: number; y: number }

function layOut(fragments: readonly (Fragment & { name?: string })[]): readonly Mark[] {
  const marks: Mark[] = []
  let page = 1
  paginate(fragments, {
    next: () => {
      page += 1
    },
    put: (fragment: Fragment & { name?: string }, { y }) =>
      marks.push({ name: fragment.name ?? '', page, y }),
  })
  return marks
}

const fragment = (name: string, height: number, more: Partial<Fragment> = {}) => ({
  name,
  height,
  draw: () => {},
  ...more,
})
const whole = frame.bottom - frame.top.first

describe('pages', () => {
  it('end when a fragment would not fit', () => {
    expect(layOut([fragment('a', whole - 10), fragment('b', 20)]).map(({ page }) => page)).toEqual([1, 2])
  })

  it('keep a heading with what follows it', () => {
    const marks = layOut([
      fragment('a', whole - 30),
      fragment('heading', 20, { staysWithNext: true }),
      fragment('b', 20),
    ])
    expect(marks.map(({ name, page }) => [name, page])).toEqual([
      ['a', 1],
      ['heading', 2],
      ['b', 2],
    ])
  })

  it('have no blank space at the top, and repeat the head of a table', () => {
    const head = fragment('head', 12)
    const marks = layOut([fragment('a', whole), blank(10), fragment('row', 20, { head })])
    expect(marks).toEqual([
      { name: 'a', page: 1, y: frame.top.first },
      { name: 'head', page: 2, y: frame.top.following },
      { name: 'row', page: 2, y: frame.top.following + 12 },
    ])
  })

  it('split a fragment that can be split where the page ends', () => {
    const rest = fragment('rest', 100)
    const cuttable = fragment('columns', 700, { cut: (height) => [fragment('part', height), rest] })
    const marks = layOut([fragment('a', 200), cuttable])
    expect(marks.map(({ name, page }) => [name, page])).toEqual([
      ['a', 1],
      ['part', 1],
      ['rest', 2],
    ])
  })

  it('contain every fragment in order and within the page, for any content', () => {
    const fragments = fc.array(
      fc.record({
        height: fc.integer({ min: 1, max: 500 }),
        staysWithNext: fc.boolean(),
        isBlank: fc.boolean(),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(fragments, (poured) => {
        const named = poured.map((each, index) => ({ ...fragment(String(index), each.height), ...each }))
        const marks = layOut(named)
        const drawn = named.filter(({ isBlank }) => !isBlank).map(({ name }) => name)
        const blanks = new Set(named.filter(({ isBlank }) => isBlank).map(({ name }) => name))
        expect(marks.map(({ name }) => name).filter((name) => !blanks.has(name))).toEqual(drawn)
        for (const { name, y } of marks) {
          expect(y + (named[Number(name)]?.height ?? 0)).toBeLessThanOrEqual(frame.bottom)
        }
      }),
    )
  })
})
