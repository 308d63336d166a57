import { describe, expect, it } from 'vitest'
import { type Fragment, inCompany, together, wholeIfShort } from './fragments.ts'

const fragment = (height: number, more: Partial<Fragment> = {}): Fragment => ({
  height,
  draw: () => {},
  ...more,
})

describe('fragments on the same page', () => {
  it('stay with the next one, except the last', () => {
    expect(
      together([fragment(1), fragment(2), fragment(3)]).map(({ staysWithNext }) => staysWithNext),
    ).toEqual([true, true, undefined])
  })

  it('stay with what the last one leads to, such as a table whose head is next to a heading', () => {
    const head = fragment(10, { staysWithNext: true })
    expect(together([fragment(1), head]).at(-1)?.staysWithNext).toBe(true)
  })

  it('are those of a short part only', () => {
    expect(wholeIfShort([fragment(60), fragment(60)], 100)[0]?.staysWithNext).toBeUndefined()
    expect(wholeIfShort([fragment(40), fragment(40)], 100)[0]?.staysWithNext).toBe(true)
  })
})

describe('a list of items', () => {
  const staying = (...heights: readonly number[]) =>
    inCompany(heights.map((height) => [fragment(height)])).map(({ staysWithNext }) => staysWithNext === true)

  it('keeps the first two and the last two items together', () => {
    expect(staying(20, 20, 20, 20)).toEqual([true, false, true, false])
  })

  it('leaves a tall item alone, so that no page is half empty', () => {
    expect(staying(120, 20, 20, 90)).toEqual([false, false, false, false])
  })
})
