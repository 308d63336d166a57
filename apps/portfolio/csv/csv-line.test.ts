import { describe, expect, it } from 'vitest'
import { csvLine, freeText } from './csv-line.ts'

describe('a written cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'=1"],
    [' =1', "'=1"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\r\n=cmd|x', "'=cmd|x"],
    ['\uFEFF=1', "'=1"],
    ['%0A=1', "'%0A=1"],
    ['A-1', 'A-1'],
  ])('is never a formula: %j', (text, expected) => {
    expect(freeText(text)).toBe(expected)
  })

  it('cannot end its cell and start a formula in the next [T17]', () => {
    expect(csvLine([freeText('a",=1+1,"'), 7])).toBe('"a"",=1+1,""",7\n')
    expect(csvLine([freeText('a\n=1+1'), 7])).toBe('a =1+1,7\n')
  })

  it('is quoted where necessary', () => {
    expect(csvLine(['a,b', 'say "yes"', 7, 'c'])).toBe('"a,b","say ""yes""",7,c\n')
  })
})
