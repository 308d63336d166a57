import { type RatedLine, ratedLines } from '@milepost/domain/lines/lines'
import { localDate } from '@milepost/domain/values/local-date'
import { typicalJourney, typicalRisk } from '@milepost/pricing/book/typical-risk'
import type { Risk } from '@milepost/pricing/risk/risk'
import { type Columns, namesOf, typicalInWords } from './column.ts'
import { driverColumns } from './driver-columns.ts'
import { coverColumns, proposerColumns, workColumns } from './policy-columns.ts'
import { vehicleColumns } from './vehicle-columns.ts'

/** The columns that identify the risk and its rating day; `readRow` reads them itself. */
const rowColumns = {
  policy: { says: 'your own reference; it is returned with the price', without: 'nothing' },
  line: { says: ratedLines.join(', '), without: 'the line of the journey' },
  journey: {
    says: 'acorn_pc, motorcade_cv …',
    without: ratedLines.map(typicalJourney).join(', '),
  },
  'rated on': { says: 'the day whose rates price this row; compare ignores it', without: '--on' },
  'cover start': { says: 'a day', without: 'the day it is rated on' },
}
const mainDriverColumn = {
  'main driver': { says: 'the number of the driver who drives most', without: '1' },
}

/** The columns for the whole policy, in the order of the example. */
export const policyColumnNames = [
  ...namesOf(rowColumns),
  ...namesOf(coverColumns),
  ...namesOf(proposerColumns),
  ...namesOf(vehicleColumns),
  ...namesOf(workColumns),
  ...namesOf(mainDriverColumn),
]
export const driverColumnNames = namesOf(driverColumns)

export type PolicyColumn = (typeof policyColumnNames)[number]
export type DriverColumn = keyof typeof driverColumns

/** The policyholder and five more, the most that any journey accepts. */
export const MOST_DRIVERS = 6

/** The prefix of columns that we ignore. */
export const NOTE = 'note'

/** All columns as two tables, for the pricing team. */
export function columnsInWords(): string {
  const { policy, driver } = explainedColumns()
  const table = (first: string, columns: readonly Explained[]) =>
    [
      `| ${first} | Content | If left out |`,
      '|---|---|---|',
      ...columns.map(({ name, says, without }) => `| ${name} | ${says} | ${without} |`),
    ].join('\n')
  return `${table('Column', policy)}

The columns of each driver, such as \`driver 1 age\` to \`driver ${MOST_DRIVERS} age\`. The first driver is the policyholder.

${table('Column, after `driver 1`', driver)}`
}

/** A column as documented for the pricing team. */
type Explained = { name: string; says: string; without: string }

export function explainedColumns(): { policy: readonly Explained[]; driver: readonly Explained[] } {
  return {
    policy: [
      ...plainly(rowColumns),
      ...explained(coverColumns, ({ cover }) => cover),
      ...explained(proposerColumns, (risk) => risk),
      ...explained(vehicleColumns, ({ vehicle }) => vehicle),
      ...explained(workColumns, ({ work }) => work),
      ...plainly(mainDriverColumn),
    ],
    driver: explained(driverColumns, ({ drivers: [driver], cover }) => ({ driver, start: cover.start.date })),
  }
}

function plainly(columns: Readonly<Record<string, Omit<Explained, 'name'>>>): readonly Explained[] {
  return Object.entries(columns).map(([name, column]) => ({ name, ...column }))
}

function explained<Subject>(columns: Columns<Subject>, of: (risk: Risk) => Subject): readonly Explained[] {
  return Object.entries(columns).map(([name, { says, without, write }]) => {
    const valueOn = (line: RatedLine) => write(of(typicalRisk(line, { ratedOn: anyDay, start: anyDay })))
    const values = Object.fromEntries(ratedLines.map((line) => [line, valueOn(line)]))
    return { name, says, without: without ?? typicalInWords(values as Record<RatedLine, string | number>) }
  })
}

/** No column documented by the typical risk depends on a date. */
const anyDay = localDate('2026-01-01')
