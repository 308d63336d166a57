import { describe, expect, it } from 'vitest'
import { csvLine, freeText } from './csv-line'

describe('a cell that is written', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'=1"],
    [' =1', "'=1"],
    ['A-1', 'A-1'],
  ])('is never a formula: %j', (text, expected) => {
    expect(freeText(text)).toBe(expected)
  })

  it('is quoted where it must be', () => {
    expect(csvLine(['a,b', 'say "yes"', 7, 'c'])).toBe('"a,b","say ""yes""",7,c\n')
  })
})
