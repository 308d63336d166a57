import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'
import { parseRecords } from './parse-records.ts'

const cellsOf = (text: string) => parseRecords(text).map(({ cells }) => cells)

describe('the rows of a file', () => {
  it.each([
    [
      'plain cells',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'no newline at the end',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'Windows line endings',
      'a,b\r\n"c",d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a comma in quotation marks', '"a,b",c\n', [['a,b', 'c']]],
    ['a doubled quotation mark', '"say ""yes""",c\n', [['say "yes"', 'c']]],
    [
      'a newline in a cell',
      '"a\nb",c\nd,e\n',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['a quotation mark inside a plain cell', '6" wheels,c\n', [['6" wheels', 'c']]],
    ['empty cells', ',,\n', [['', '', '']]],
    ['an empty quoted cell', '"",a\n', [['', 'a']]],
  ])('are read with %s', (_what, text, expected) => {
    expect(cellsOf(text)).toEqual(expected)
    expect(parseRecords(text).some(({ isMalformed }) => isMalformed)).toBe(false)
  })

  it.each([['"a"b,c\n'], ['"a" ,c\n'], ['"never closed,c\n']])(
    'are marked as malformed if a quotation mark is misplaced: %j',
    (text) => {
      expect(parseRecords(text)[0]?.isMalformed).toBe(true)
    },
  )

  it('are read back as written, for any content', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 2 }), { minLength: 1 }), (rows) => {
        expect(cellsOf(rows.map(csvLine).join(''))).toEqual(rows)
      }),
    )
  })
})
