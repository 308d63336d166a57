/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RatedLine } from '@milepost/domain/lines/lines'
import { type LocalDate, localDate } from '@milepost/domain/values/local-date'
import { type Rates, ratesByDay } from '../rating/rates.ts'
import { type RateFile, readTables } from '../rating/tables.ts'
import { today } from './people.ts'

const folder = fileURLToPath(new URL('../../../rates/', import.meta.url))

/** Every file of rates in the repository, as a rates store returns them. */
export const rateFiles: readonly RateFile[] = readdirSync(folder, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.csv'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

export const { book, problems } = readTables(rateFiles)

/** The day the newest of them start. */
export const newestDay: LocalDate = localDate(
  rateFiles
    .map(({ path }) => path.slice(-'2026-01-01.csv'.length, -'.csv'.length))
    .sort()
    .at(-1) ?? '',
)

const shipped = ratesByDay(book)

/** The rates the product ships, on a day. */
export function ratesOf(line: RatedLine, on: LocalDate = today): Rates {
  const found = shipped(line, on)
  if (!found.ok) throw new Error(found.problems.join('\n'))
  return found.rates
}

/** A base table for cars with this amount on every journey. */
export function carBase(pounds: number | string): string {
  const versions = rateFiles.filter(({ path }) => path.startsWith('private-car/base/'))
  const listed = versions.flatMap(({ text }) => text.match(/^\w+_\w+(?=,)/gm) ?? [])
  return ['journey,pounds', ...[...new Set(listed)].map((journey) => `${journey},${pounds}`), ''].join('\n')
}

/** The texts of the examples by file name. */
export function exampleFiles(): readonly { name: string; text: string }[] {
  const examples = join(folder, 'examples')
  return readdirSync(examples)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, text: readFileSync(join(examples, name), 'utf8') }))
}
