import { describe, expect, it } from 'vitest'
import { lineCodes, lines, ratedLines, ratings } from './lines.ts'

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
