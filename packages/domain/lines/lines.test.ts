import { describe, expect, it } from 'vitest'
import { lineCodes, lines, ratedLineOf, ratedLines, ratings } from './lines.ts'

describe('the record of a line', () => {
  it.each(lineCodes)('of %s is found by its code', (code) => {
    expect(lines[code].code).toBe(code)
  })

  it('has a name and a call that no other line has', () => {
    expect(new Set(lineCodes.map((code) => lines[code].name)).size).toBe(lineCodes.length)
    expect(new Set(ratedLines.map((line) => ratings[line].call.name)).size).toBe(ratedLines.length)
  })

  it('names only lines with rates of their own as those whose quotes its call also prices [D-136]', () => {
    const others = ratedLines.flatMap((line) => ratings[line].call.alsoPrices ?? [])
    expect(others).toEqual(['taxi'])
    expect(ratedLines).toEqual(expect.arrayContaining(others))
  })
})

describe('a line', () => {
  it('is priced by its own rates, or by those of the line it names', () => {
    expect(Object.fromEntries(lineCodes.map((code) => [code, ratedLineOf(lines[code])]))).toEqual({
      'private-car': 'private-car',
      van: 'van',
      taxi: 'taxi',
      protect: 'telematics',
      telematics: 'telematics',
      impound: 'impound',
    })
  })

  it('is refused if it names a line without rates', () => {
    const lost = { ...lines.protect, rating: { as: 'protect' } }
    expect(() => ratedLineOf(lost)).toThrow('The line protect has no rating of its own')
  })
})
