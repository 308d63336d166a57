import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RatedLine, ratedLines } from '@milepost/domain/lines/lines'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { type Rates, ratesByDay, ratesInForce } from '@milepost/pricing/rating/rates'
import { type RateBook, type RateFile, readTables } from '@milepost/pricing/rating/tables'
import type { RatesOn } from '../../quote/ports.ts'

/** Rates that cannot be used for pricing, reported in full at start-up instead of to a customer later. */
class RatesError extends Error {
  override readonly name = 'RatesError'
}

/** All rates of a folder, read once and checked for today and for each past or future day on which a version starts. */
export function rateFolder(folder: string, today: LocalDate): RatesOn {
  const { book, problems } = readTables(filesIn(folder))
  const messages = problems.map(({ path, line, words }) => `${path}, line ${line}: ${words}`)
  if (messages.length === 0) messages.push(...gaps(book, today))
  if (messages.length > 0)
    throw new RatesError(`The rates in ${folder} cannot be used.\n${messages.join('\n')}`)
  return whole(ratesByDay(book))
}

function filesIn(folder: string): readonly RateFile[] {
  return readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.csv'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

function gaps(book: RateBook, today: LocalDate): readonly string[] {
  const begins = [...book.values()].flatMap((versions) => versions.map(({ version }) => version))
  const days = [...new Set([today, ...begins])]
  const found = ratedLines.flatMap((line) => {
    // Quotes may be repriced on the rates of an earlier day, as far back as the line has been sold.
    const firstDay = book.get(`${line}/base`)?.at(-1)?.version ?? today
    return days
      .filter((day) => day >= today || day >= firstDay)
      .flatMap((day) => {
        const rates = ratesInForce(book, line, day)
        return rates.ok ? [] : rates.problems
      })
  })
  return [...new Set(found)]
}

function whole(found: ReturnType<typeof ratesByDay>): (line: RatedLine, on: LocalDate) => Rates {
  return (line, on) => {
    const rates = found(line, on)
    if (!rates.ok) throw new RatesError(rates.problems.join('\n'))
    return rates.rates
  }
}
