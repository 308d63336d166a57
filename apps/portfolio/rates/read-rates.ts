import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ratedLines } from '@milepost/domain/lines/lines'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { ratesInForce } from '@milepost/pricing/rating/rates'
import { type RateBook, type RateFile, readTables } from '@milepost/pricing/rating/tables'
import { hasCode } from '../output/pending-file.ts'
import { Refusal } from '../refusal.ts'

const MOST_SHOWN = 20

/** A folder of rates, read once: every worker gets the same text, even if files change meanwhile. */
export type RateFolder = { files: readonly RateFile[]; book: RateBook }

export function readRates(folder: string): RateFolder {
  const files = rateFilesIn(folder)
  if (files.length === 0) throw new Refusal(`${folder} contains no table of rates`)
  const { book, problems } = readTables(files)
  if (problems.length > 0) {
    const words = problems.map(({ path, line, words }) => `${join(folder, path)}, line ${line}: ${words}`)
    throw new Refusal(shortened(words).join('\n'))
  }
  return { files, book }
}

/** At least one line must be complete on the day; rows of other lines are reported one by one. */
export function refuseDayWithoutRates({ book }: RateFolder, folder: string, on: LocalDate): void {
  const found = ratedLines.map((line) => ratesInForce(book, line, on))
  if (found.some(({ ok }) => ok)) return
  const problems = found.flatMap((rates) => (rates.ok ? [] : rates.problems))
  throw new Refusal(
    [`${folder} has no complete rates on ${on}`, ...shortened([...new Set(problems)])].join('\n'),
  )
}

function rateFilesIn(folder: string): readonly RateFile[] {
  try {
    return readdirSync(folder, { recursive: true })
      .map((path) => String(path).replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.csv'))
      .sort()
      .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) throw new Refusal(`${folder} is not a folder`)
    throw error
  }
}

function shortened(words: readonly string[]): readonly string[] {
  if (words.length <= MOST_SHOWN) return words
  return [...words.slice(0, MOST_SHOWN), `and ${words.length - MOST_SHOWN} more`]
}
