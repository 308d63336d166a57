import { basename } from 'node:path'
import { leftOut } from '../book/heading.ts'
import { openBook } from '../book/open-book.ts'
import type { CompareCommand } from '../command-line.ts'
import { addTally, emptyTally } from '../comparison/tally.ts'
import { ErrorsFile, errorsPath } from '../output/errors-file.ts'
import { refuseSamePlace, writeTogether } from '../output/pending-file.ts'
import { inParallel } from '../parallel/in-parallel.ts'
import { verdicts } from '../pricing/price-risk.ts'
import { tableDifferences } from '../rates/differences.ts'
import { readRates, refuseDayWithoutRates } from '../rates/read-rates.ts'
import { Refusal } from '../refusal.ts'
import { report as writeReport } from '../report/report.ts'
import type { Done } from './done.ts'

/** Rates a book by two versions of the rates and writes a report of the changes. */
export async function compareBook(command: CompareCommand): Promise<Done> {
  const { book, before, after, report, workers } = command
  refuseSamePlace(book, [report, errorsPath(report)])
  const was = readRates(before.rates)
  const is = after.rates === before.rates ? was : readRates(after.rates)
  refuseDayWithoutRates(was, before.rates, before.on)
  refuseDayWithoutRates(is, after.rates, after.on)
  const { heading, chunks } = await openBook(book)
  const job = {
    kind: 'compare',
    heading,
    before: { on: before.on, files: was.files },
    after: { on: after.on, files: is.files },
  } as const
  return writeTogether([report, errorsPath(report)], async ([page, errors]) => {
    if (page === undefined || errors === undefined) throw new RangeError('Two files are opened')
    const bad = new ErrorsFile(errors)
    const tally = emptyTally()
    for await (const part of inParallel(job, chunks, workers)) {
      addTally(tally, part.tally)
      await bad.add(part.problems)
    }
    const counts = { accepted: 0, referred: 0, declined: 0 }
    for (const old of verdicts) for (const now of verdicts) counts[now] += tally.verdicts[old][now]
    const rows = counts.accepted + counts.referred + counts.declined + bad.badRows
    if (rows === 0) throw new Refusal(`${book} has no row below its headings`)
    await page.write(
      writeReport({
        book: basename(book),
        rows,
        before: { on: before.on, folder: basename(before.rates) },
        after: { on: after.on, folder: basename(after.rates) },
        tally,
        differences: tableDifferences({ book: was.book, on: before.on }, { book: is.book, on: after.on }),
        leftOut: leftOut(heading),
        unread: { rows: bad.badRows, first: bad.first, file: basename(bad.path) },
      }),
    )
    return { heading, rows, verdicts: counts, premium: tally.premium.after, bad, written: report }
  })
}
