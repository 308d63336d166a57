import { createReadStream } from 'node:fs'
import { parseRecords } from '../csv/parse-records.ts'
import { type RecordChunk, splitRecords } from '../csv/split-records.ts'
import { hasCode } from '../output/pending-file.ts'
import { Refusal } from '../refusal.ts'
import { type Heading, readHeading } from './heading.ts'

/** Large enough to outweigh the cost of passing a chunk to a worker, and small enough that a small book still uses every core. */
const ROWS_PER_CHUNK = 250

export type Book = { heading: Heading; chunks: AsyncIterable<RecordChunk> }

/** Reads the headings of a book; its rows are read on demand. */
export async function openBook(path: string): Promise<Book> {
  const chunks = splitRecords(createReadStream(path, { highWaterMark: 256 * 1024 }), ROWS_PER_CHUNK)
  const first = await firstOf(chunks, path)
  if (first === undefined) throw new Refusal(`${path} is empty`)
  const [record] = parseRecords(new TextDecoder().decode(first.bytes))
  return { heading: readHeading(record?.cells ?? []), chunks }
}

async function firstOf(chunks: AsyncGenerator<RecordChunk>, path: string): Promise<RecordChunk | undefined> {
  try {
    const { value, done } = await chunks.next()
    return done ? undefined : value
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new Refusal(`there is no file ${path}`)
    if (hasCode(error, 'EISDIR')) throw new Refusal(`${path} is a folder`)
    if (hasCode(error, 'EACCES')) throw new Refusal(`${path} cannot be read: permission denied`)
    throw error
  }
}
