import { localDate } from '@milepost/domain/values/local-date'
import { expect, it } from 'vitest'
import { readHeading } from '../book/heading.ts'
import { splitRecords } from '../csv/split-records.ts'
import { inParallel } from './in-parallel.ts'

async function* book(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(`line\n${'van\n'.repeat(500)}`)
}

/** There is no worker next to the sources: only the bundle has one. */
it('fails immediately if a worker cannot start, instead of waiting forever', async () => {
  const job = {
    kind: 'rate',
    heading: readHeading(['line']),
    on: localDate('2026-11-15'),
    files: [],
  } as const
  const answers = inParallel(job, splitRecords(book(), 10), 2)
  await expect(answers.next()).rejects.toThrow(/Cannot find module .*worker.js/)
})
