import { openBook } from '../book/open-book.ts'
import type { RateCommand } from '../command-line.ts'
import { ErrorsFile, errorsPath } from '../output/errors-file.ts'
import { refuseSamePlace, writeTogether } from '../output/pending-file.ts'
import { inParallel } from '../parallel/in-parallel.ts'
import { priceHeading } from '../pricing/price-rows.ts'
import { readRates, refuseDayWithoutRates } from '../rates/read-rates.ts'
import { Refusal } from '../refusal.ts'
import type { Done } from './done.ts'

/** Prices a book: a line of prices for every risk, a line of errors for every bad cell. */
export async function rateBook({ book, on, out, rates, workers }: RateCommand): Promise<Done> {
  refuseSamePlace(book, [out, errorsPath(out)])
  const folder = readRates(rates)
  if (on !== undefined) refuseDayWithoutRates(folder, rates, on)
  const { heading, chunks } = await openBook(book)
  if (on === undefined && !heading.policy.has('rated on')) {
    throw new Refusal('pass the day with --on: the book has no column "rated on"')
  }
  const job = { kind: 'rate', heading, on, files: folder.files } as const
  return writeTogether([out, errorsPath(out)], async ([prices, errors]) => {
    if (prices === undefined || errors === undefined) throw new RangeError('Two files are opened')
    const bad = new ErrorsFile(errors)
    const verdicts = { accepted: 0, referred: 0, declined: 0 }
    let premium = 0
    await prices.write(priceHeading)
    for await (const { priced, problems } of inParallel(job, chunks, workers)) {
      await prices.write(priced.lines)
      await bad.add(problems)
      premium += priced.premium
      verdicts.accepted += priced.verdicts.accepted
      verdicts.referred += priced.verdicts.referred
      verdicts.declined += priced.verdicts.declined
    }
    const priced = verdicts.accepted + verdicts.referred + verdicts.declined
    if (priced + bad.badRows === 0) throw new Refusal(`${book} has no row below its headings`)
    return { heading, rows: priced + bad.badRows, verdicts, premium, bad, written: out }
  })
}
