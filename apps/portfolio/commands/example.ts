import { localDate } from '@milepost/domain/values/local-date'
import { riskOfMixedBook } from '@milepost/pricing/book/made-up-book'
import { writeHeading, writeRow } from '../book/write-row.ts'
import type { ExampleCommand } from '../command-line.ts'
import { writeTogether } from '../output/pending-file.ts'

/** The day is not written to the book: it is passed when the book is rated. */
const anyDay = localDate('2026-01-01')
const ROWS_AT_ONCE = 1000

/** Writes a made-up book, the same for the same seed. */
export async function writeExample({ rows, seed, out }: ExampleCommand): Promise<void> {
  await writeTogether([out], async ([file]) => {
    if (file === undefined) throw new RangeError('One file is opened')
    await file.write(writeHeading())
    for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
      let lines = ''
      for (let place = from; place < Math.min(rows, from + ROWS_AT_ONCE); place += 1) {
        lines += writeRow(`P${String(place + 1).padStart(7, '0')}`, riskOfMixedBook(seed, place, anyDay))
      }
      await file.write(lines)
    }
  })
}
