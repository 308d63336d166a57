import { type RatedLine, ratedLines } from '@milepost/domain/lines/lines'
import { localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { columnsInWords, driverColumnNames, explainedColumns, policyColumnNames } from './columns.ts'
import { readHeading } from './heading.ts'
import { readRow } from './read-row.ts'

const { policy, driver } = explainedColumns()
const columns = [...policy, ...driver]

it.each(columns)('$name is documented for the people who fill it in', ({ name, says, without }) => {
  expect(columnsInWords()).toContain(`| ${name} | ${says} | ${without} |`)
})

it('documents every column, in the order in which a book is written', () => {
  expect(policy.map(({ name }) => name)).toEqual(policyColumnNames)
  expect(driver.map(({ name }) => name)).toEqual(driverColumnNames)
})

it.each([
  ['group', '20, van 34'],
  ['term', 'annual, impound impound'],
  ['earned on', 'van 2, taxi 12'],
  ['modifications', 'none'],
  ['employment', 'E, taxi S'],
])('documents the typical value of %s for each line: %s', (name, without) => {
  expect(columns.find((column) => column.name === name)?.without).toBe(without)
})

/** `20, van 34` for a line; undefined if the words are not a value. */
function defaultOn(line: RatedLine, without: string): string | undefined {
  const parts = without.split(', ').map((part) => part.split(' '))
  if (parts.some((part) => part.length > 2 || (part.length === 2 && !isLine(part[0])))) return undefined
  const own = parts.find((part) => part.length === 2 && part[0] === line)
  return own?.[1] ?? parts.find((part) => part.length === 1)?.[0]
}

const isLine = (word: string | undefined) => ratedLines.some((line) => line === word)

function read(cells: Readonly<Record<string, string>>) {
  const days = { on: localDate('2026-11-15'), readsOwn: true }
  return readRow(readHeading(Object.keys(cells)), { cells: Object.values(cells), isMalformed: false }, days)
}

describe.each(ratedLines)('the documented default of a column on %s equals the value used', (line) => {
  const isOfDriver = (name: string) => driver.some((column) => column.name === name)
  const defaults = columns
    .map(({ name, without }) => ({
      name: isOfDriver(name) ? `driver 1 ${name}` : name,
      value: defaultOn(line, without),
    }))
    .filter(
      ({ name, value }) =>
        value !== undefined && !['--on', 'none', 'nothing'].includes(value) && name !== 'journey',
    )

  it.each(defaults)('$name: $value', ({ name, value }) => {
    const row = read({ line, [name]: value ?? '' })
    const isAsked = !(
      row.kind === 'bad' && /is not asked|taxi drivers only/.test(row.problems[0]?.words ?? '')
    )
    if (isAsked) expect(row).toEqual(read({ line }))
    else expect(value).toBe('no')
  })
})
