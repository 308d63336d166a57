import { describe, expect, it } from 'vitest'
import { leftOut, readHeading } from './heading.ts'

describe('the headings of a book', () => {
  it('are accepted in any order, case and spacing', () => {
    const { policy, drivers } = readHeading([
      'No_Claims Years',
      'LINE',
      'Driver1 Age',
      'driver 2 licence years',
    ])
    expect([...policy]).toEqual([
      ['no-claims years', 0],
      ['line', 1],
    ])
    expect(drivers[0]?.get('age')).toBe(2)
    expect(drivers[1]?.get('licence years')).toBe(3)
  })

  it('may be notes, which are ignored, and may be empty at the end', () => {
    expect([...readHeading(['line', 'Note', 'note of the broker', '', '']).policy.keys()]).toEqual(['line'])
  })

  it.each([
    [['line', 'excees'], /row 1, column 2, "excees": there is no such column. Did you mean "excess"\?/],
    [['line', 'driver 2 agee'], /Did you mean "driver 2 age"\?/],
    [['line', 'shoe size'], /there is no such column. A column whose heading begins with "note" is ignored/],
    [['line', 'Line'], /column 2, "Line": is listed twice/],
    [['line', ''.padEnd(1), 'area'], /column 2, " ": there is no such column/],
    [['line', 'driver 7 age'], /drivers are numbered 1 to 6/],
    [['group', 'area'], /there must be a column "line" or a column "journey"/],
    [['line;group'], /cells must be separated by commas/],
  ])('are refused as %j', (cells, words) => {
    expect(() => readHeading(cells)).toThrow(words)
  })

  it('show the columns for which every row has the typical value', () => {
    const missing = leftOut(readHeading(['line', 'area', 'driver 1 age']))
    expect(missing).toContain('excess')
    expect(missing).toContain('driver 1 claims')
    expect(missing).not.toContain('area')
    expect(missing).not.toContain('driver 1 age')
  })
})
