import { isAbsolute, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type LocalDate, parseLocalDate } from '@milepost/domain/values/local-date'
import { Refusal } from './refusal.ts'

export type RateCommand = {
  kind: 'rate'
  book: string
  on: LocalDate | undefined
  out: string
  rates: string
  workers: number
}

export type CompareCommand = {
  kind: 'compare'
  book: string
  before: { on: LocalDate; rates: string }
  after: { on: LocalDate; rates: string }
  report: string
  workers: number
}

export type ExampleCommand = { kind: 'example'; rows: number; seed: number; out: string }

export type Command = RateCommand | CompareCommand | ExampleCommand | { kind: 'help' | 'columns' }

/** The base of relative paths, the folder of the shipped rates, and the number of cores. */
export type Surroundings = { folder: string; rates: string; cores: number }

const options = {
  on: { type: 'string' },
  out: { type: 'string' },
  before: { type: 'string' },
  after: { type: 'string' },
  report: { type: 'string' },
  rates: { type: 'string' },
  'after-rates': { type: 'string' },
  workers: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Option = Exclude<keyof typeof options, 'help'>

const allowed: Record<'rate' | 'compare' | 'example', readonly Option[]> = {
  rate: ['on', 'out', 'rates', 'workers'],
  compare: ['before', 'after', 'report', 'rates', 'after-rates', 'workers'],
  example: ['seed', 'out'],
}

/** The parsed command; throws a refusal with the correct usage. */
export function readCommand(args: readonly string[], { folder, rates, cores }: Surroundings): Command {
  const { values, positionals } = parsed(args)
  const [name, subject, ...more] = positionals
  if (values.help || name === undefined) return { kind: 'help' }
  if (name === 'columns' && subject === undefined && Object.keys(values).length === 0) return { kind: name }
  if (name !== 'rate' && name !== 'compare' && name !== 'example') {
    throw new Refusal(`there is no command "${name}"\n\n${usage}`)
  }
  if (subject === undefined)
    throw new Refusal(`${name} needs ${name === 'example' ? 'a number of rows' : 'a book'}`)
  if (more.length > 0) throw new Refusal(`${name} accepts only one argument: remove ${more.join(', ')}`)
  for (const option of Object.keys(values)) {
    if (!allowed[name].some((known) => known === option)) throw new Refusal(`${name} has no --${option}`)
  }

  const path = (text: string) => (isAbsolute(text) ? text : join(folder, text))
  const needed = (option: Option, example: string): string => {
    const text = values[option]
    if (text === undefined || text === '')
      throw new Refusal(`${name} needs --${option}, for example --${option} ${example}`)
    return text
  }
  const day = (option: Option) => dayOf(option, needed(option, '2026-11-15'))
  const folderOf = (text: string | undefined, otherwise: string) =>
    text === undefined ? otherwise : path(text)

  if (name === 'example') {
    return {
      kind: name,
      rows: wholeOf('the number of rows', subject, [1, 10_000_000]),
      seed: wholeOf('--seed', values.seed ?? '1', [0, 1_000_000_000]),
      out: path(needed('out', 'book.csv')),
    }
  }
  const own = folderOf(values.rates, rates)
  const workers = wholeOf('--workers', values.workers ?? String(cores), [1, 256])
  if (name === 'rate') {
    const on = values.on === undefined ? undefined : dayOf('on', values.on)
    return {
      kind: name,
      book: path(subject),
      on,
      out: path(needed('out', 'prices.csv')),
      rates: own,
      workers,
    }
  }
  const before = { on: day('before'), rates: own }
  const after = { on: day('after'), rates: folderOf(values['after-rates'], own) }
  if (before.on === after.on && before.rates === after.rates) {
    throw new Refusal(
      'both versions are the same: pass a different day, or different rates with --after-rates',
    )
  }
  return {
    kind: name,
    book: path(subject),
    before,
    after,
    report: path(needed('report', 'report.html')),
    workers,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Node's message names the wrong option.
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

function dayOf(option: Option, text: string): LocalDate {
  const day = parseLocalDate(text)
  if (day === undefined) throw new Refusal(`--${option} must be a day written 2026-11-15, not "${text}"`)
  return day
}

function wholeOf(what: string, text: string, [from, to]: readonly [number, number]): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (number >= from && number <= to) return number
  throw new Refusal(`${what} must be a whole number from ${from} to ${to}, not "${text}"`)
}

export const usage = `Rates a book of risks on all cores.

  npm run portfolio -- rate book.csv --on 2026-11-15 --out prices.csv
  npm run portfolio -- compare book.csv --before 2026-11-15 --after 2026-12-01 --report report.html
  npm run portfolio -- example 10000 --seed 7 --out book.csv
  npm run portfolio -- columns

  --rates folder         use rates from this folder instead of rates/
  --after-rates folder   compare: use rates from this folder for the second version
  --workers 4            number of workers; default: one for each core

"columns" explains the columns of a book. Exit code 0: done; 1: done, but some rows could not be read
and their errors are in <name>.errors.csv; 2: nothing was written.`
