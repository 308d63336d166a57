import { localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { cellOf, inForce, readTables, rowAt, rowOf } from './tables.ts'

const source = '# Source: made up for this test\n'
const read = (text: string, path = 'van/age/2026-01-01.csv') =>
  readTables([{ path, text: `${source}${text}` }])
const problemsOf = (text: string) => read(text).problems.map(({ line, words }) => `${line}: ${words}`)

function table(text: string) {
  const { book, problems } = read(text)
  expect(problems).toEqual([])
  const found = inForce(book, 'van/age', localDate('2026-06-01'))
  if (found === undefined) throw new Error('no table')
  return found
}

describe('bands', () => {
  const ages = table('from,to,multiplier\n0,17,1.95\n18,18,1.9\n19,,1\n')

  it.each([
    [0, '0-17', 1.95],
    [17, '0-17', 1.95],
    [18, '18', 1.9],
    [19, '19+', 1],
    [99, '19+', 1],
    [-1, '0-17', 1.95],
  ])('find the row for %i', (number, key, value) => {
    if (ages.kind !== 'bands') throw new Error('not bands')
    expect(rowAt(ages, number)).toEqual({ table: 'age', version: '2026-01-01', key, value })
  })

  it('must follow each other without a gap, from 0 and without an upper end', () => {
    expect(problemsOf('from,to,multiplier\n1,17,1.95\n19,20,1\n')).toEqual([
      '3: This band must begin at 0, where the one before ends',
      '4: This band must begin at 18, where the one before ends',
      '4: The last band has no end: leave "to" empty',
    ])
    expect(problemsOf('from,to,multiplier\n0,,1\n1,,1\n')[0]).toMatch(/^3: A band ends/)
    for (const to of ['9x', 'x9', '4'])
      expect(problemsOf(`from,to,multiplier\n0,4,1\n5,${to},1\n10,,1\n`).join()).toContain('4: A band ends')
    expect(problemsOf('from,to,multiplier\n0,0,1\n1,,21\n')).toEqual([
      '4: "21" is not a multiplier above 0 and at most 20',
    ])
  })
})

describe('codes', () => {
  const uses = table('use,multiplier,note\nS,0.96,social\n*,1.5,all others\n')

  it('find their row, or the row for all others', () => {
    if (uses.kind !== 'codes') throw new Error('not codes')
    expect(rowOf(uses, 'S')?.value).toBe(0.96)
    expect(rowOf(uses, 'X')?.key).toBe('*')
  })

  it('may appear only once and must have a valid rate', () => {
    expect(problemsOf('use,multiplier\nS,0.96\nS,1\nC,0\nD,96\nE,1e3\nF,-1\nG,\n')).toEqual([
      '4: The code "S" is missing or stands here twice',
      '5: "0" is not a multiplier above 0 and at most 20',
      '6: "96" is not a multiplier above 0 and at most 20',
      '7: "1e3" is not a multiplier above 0 and at most 20',
      '8: "-1" is not a multiplier above 0 and at most 20',
      '9: "" is not a multiplier above 0 and at most 20',
    ])
    expect(problemsOf('use,multiplier\nS,20\nC,x1\nD,1x\n,1\n')).toEqual([
      '4: "x1" is not a multiplier above 0 and at most 20',
      '5: "1x" is not a multiplier above 0 and at most 20',
      '6: The code "" is missing or stands here twice',
    ])
  })
})

describe('a grid', () => {
  const offences = table('offence,0,1,2\nCU80,1.45,1.4,1.3\nCU*,1.15,1.1,1.05\n*,1.3,1.2,1.1\n')

  it.each([
    [['CU80', 'CU*'], 1, 'CU80 at 1', 1.4],
    [['CU40', 'CU*'], 0, 'CU* at 0', 1.15],
    [['ZZ10', 'ZZ*'], 9, '* at 2', 1.1],
  ])('finds the first code listed, %j at %i', (codes, number, key, value) => {
    if (offences.kind !== 'grid') throw new Error('not a grid')
    expect(cellOf(offences, codes, number)).toMatchObject({ key, value })
  })
})

describe('codes of a grid', () => {
  it('may appear only once and must have valid rates', () => {
    expect(problemsOf('offence,0,1\nCU80,1,1\nCU80,1,1\n,1,1\nSP30,1,21\n')).toEqual([
      '4: The code "CU80" is missing or stands here twice',
      '5: The code "" is missing or stands here twice',
      '6: "21" is not a multiplier above 0 and at most 20',
    ])
  })
})

describe('a file', () => {
  it('is read with any whitespace and any notes', () => {
    const { problems, book } = readTables([
      {
        path: 'van/use/2026-01-01.csv',
        text: '#Source: us\n  use , multiplier,note\n S , 1.5 ,the #1 use\n',
      },
    ])
    expect(problems).toEqual([])
    expect([...(book.get('van/use')?.[0]?.rows.values() ?? [])]).toMatchObject([{ key: 'S', value: 1.5 }])
  })

  it('is read as spreadsheets save it, with a byte order mark and Windows line ends', () => {
    const text = '\uFEFF"# Source: one, two",\r\nuse,multiplier\r\nS,0.96\r\n\r\n'
    const { book, problems } = readTables([{ path: 'van/use/2026-01-01.csv', text }])
    expect(problems).toEqual([])
    expect(book.get('van/use')).toHaveLength(1)
  })

  it.each([
    'van/use.csv',
    'van/use/first.csv',
    'van/use/2026-02-30.csv',
    'van/use/2026-01-01.txt',
    'a/van/use/2026-01-01.csv',
    'van/use/2026-01-01.csv/more.csv',
    'van/use/2026-01-01',
    'van//2026-01-01.csv',
    '/use/2026-01-01.csv',
  ])('is refused at path %s', (path) => {
    expect(readTables([{ path, text: `${source}use,multiplier\nS,1\n` }]).problems).toHaveLength(1)
  })

  it('must state the source of its figures', () => {
    const { problems } = readTables([{ path: 'van/use/2026-01-01.csv', text: 'use,multiplier\nS,1\n' }])
    expect(problems.map(({ words }) => words)).toEqual(['Say where the figures are from: # Source: ...'])
    const inANote = { path: 'van/use/2026-01-01.csv', text: 'use,multiplier,note\nS,1,# Source: x\n' }
    expect(readTables([inANote]).problems).toHaveLength(1)
  })

  it.each([
    ['no rows', 'use,multiplier\n', /headings and a line/],
    ['headings of another kind', 'use,loading\nS,1\n', /The headings are/],
    ['a heading before those of bands', 'x,from,to,multiplier\na,0,,1\n', /The headings are/],
    ['a heading after those of bands', 'from,to,multiplier,x\n0,,1,a\n', /The headings are/],
    ['a heading with a wrong start', '1use,multiplier\nS,1\n', /The headings are/],
    ['a heading with a wrong end', 'use,multipliers\nS,1\n', /The headings are/],
    ['a grid of one column', 'use,0\nS,1\n', /The headings are/],
    ['a grid that skips a year', 'use,0,2\nS,1,1\n', /The headings are/],
    ['one cell too many', 'use,multiplier\nS,1,2\n', /has 3 cells and the headings are 2/],
  ])('is refused with %s', (_what, text, words) => {
    expect(problemsOf(text).join()).toMatch(words)
  })
})

describe('the version in force', () => {
  const version = (day: string, rate: string) => ({
    path: `van/use/${day}.csv`,
    text: `${source}use,multiplier\nS,${rate}\n`,
  })
  const { book } = readTables([
    version('2026-01-01', '1'),
    version('2027-01-01', '3'),
    version('2026-07-01', '2'),
  ])

  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', '2026-01-01'],
    ['2026-06-30', '2026-01-01'],
    ['2026-07-01', '2026-07-01'],
    ['2030-01-01', '2027-01-01'],
  ])('on %s is %s', (on, begun) => {
    expect(inForce(book, 'van/use', localDate(on))?.version).toBe(begun)
  })
})
