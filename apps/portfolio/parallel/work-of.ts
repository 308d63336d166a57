import { readChunk } from '../book/read-row'
import { compareRows } from '../comparison/compare-rows'
import type { RecordChunk } from '../csv/split-records'
import { priceRows } from '../pricing/price-rows'
import { ratesFor } from '../pricing/rates-for'
import type { Answers, CompareJob, Job, RateJob } from './job'

/** What a job does to each chunk. The rates are compiled here, once. */
export function workOf(job: Job): (chunk: RecordChunk) => Answers[Job['kind']] {
  return job.kind === 'rate' ? rating(job) : comparing(job)
}

function rating({ heading, on, files }: RateJob): (chunk: RecordChunk) => Answers['rate'] {
  const rates = ratesFor(files)
  return (chunk) => {
    const { risks, problems } = readChunk(heading, chunk, { on, readsOwn: true })
    const priced = priceRows(risks, rates, problems)
    return { priced, problems: problems.sort((a, b) => a.row - b.row) }
  }
}

function comparing({ heading, ...job }: CompareJob): (chunk: RecordChunk) => Answers['compare'] {
  const before = { on: job.before.on, ratesFor: ratesFor(job.before.files) }
  const isSameFolder = job.after.files === job.before.files
  const after = { on: job.after.on, ratesFor: isSameFolder ? before.ratesFor : ratesFor(job.after.files) }
  return (chunk) => {
    const { risks, problems } = readChunk(heading, chunk, { on: before.on, readsOwn: false })
    const tally = compareRows(risks, before, after, problems)
    return { tally, problems: problems.sort((a, b) => a.row - b.row) }
  }
}
