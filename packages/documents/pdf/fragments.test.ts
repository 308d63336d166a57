import { describe, expect, it } from 'vitest'
import { type Fragment, inCompany, together, wholeIfShort } from './fragments'

const fragment = (height: number, more: Partial<Fragment> = {}): Fragment => ({
  height,
  draw: () => {},
  ...more,
})

describe('fragments kept together', () => {
  it('stay with one another, and the last with nothing', () => {
    expect(
      together([fragment(1), fragment(2), fragment(3)]).map(({ staysWithNext }) => staysWithNext),
    ).toEqual([true, true, undefined])
  })

  it('still stay with what the last of them heads: a table whose head stands beside a heading', () => {
    const head = fragment(10, { staysWithNext: true })
    expect(together([fragment(1), head]).at(-1)?.staysWithNext).toBe(true)
  })

  it('are those of a short part alone', () => {
    expect(wholeIfShort([fragment(60), fragment(60)], 100)[0]?.staysWithNext).toBeUndefined()
    expect(wholeIfShort([fragment(40), fragment(40)], 100)[0]?.staysWithNext).toBe(true)
  })
})

describe('many things', () => {
  const staying = (...heights: readonly number[]) =>
    inCompany(heights.map((height) => [fragment(height)])).map(({ staysWithNext }) => staysWithNext === true)

  it('keep the first and the last in company', () => {
    expect(staying(20, 20, 20, 20)).toEqual([true, false, true, false])
  })

  it('let a tall one stand alone, so that a page is not left half empty', () => {
    expect(staying(120, 20, 20, 90)).toEqual([false, false, false, false])
  })
})
