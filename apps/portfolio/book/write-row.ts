import type { Risk } from '@milepost/pricing/risk/risk'
import { csvLine } from '../csv/csv-line.ts'
import { type Columns, namesOf } from './column.ts'
import { driverColumns } from './driver-columns.ts'
import { coverColumns, proposerColumns, workColumns } from './policy-columns.ts'
import { vehicleColumns } from './vehicle-columns.ts'

const DRIVERS = 2

/** The headings of the book that `writeRow` fills. Dates are left out: they are passed when the book is rated. */
export function writeHeading(): string {
  const drivers = Array.from({ length: DRIVERS }, (_, at) =>
    namesOf(driverColumns).map((name) => `driver ${at + 1} ${name}`),
  )
  return csvLine([
    'policy',
    'line',
    'journey',
    ...[coverColumns, proposerColumns, vehicleColumns, workColumns].flatMap((columns) =>
      Object.keys(columns),
    ),
    'main driver',
    ...drivers.flat(),
  ])
}

/** A risk as a row that `readRow` reads. */
export function writeRow(policy: string, risk: Risk): string {
  const drivers = Array.from({ length: DRIVERS }, (_, at) => {
    const driver = risk.drivers[at]
    return driver === undefined
      ? namesOf(driverColumns).map(() => '')
      : cellsOf(driverColumns, { driver, start: risk.cover.start.date })
  })
  return csvLine([
    policy,
    risk.line,
    risk.journey,
    ...cellsOf(coverColumns, risk.cover),
    ...cellsOf(proposerColumns, risk),
    ...cellsOf(vehicleColumns, risk.vehicle),
    ...cellsOf(workColumns, risk.work),
    1 + risk.drivers.findIndex(({ isMain }) => isMain),
    ...drivers.flat(),
  ])
}

function cellsOf<Subject>(columns: Columns<Subject>, subject: Subject): readonly (string | number)[] {
  return Object.values(columns).map(({ write }) => write(subject))
}
