import { Refusal } from '../refusal.ts'

/** Some whole rows of a file, as bytes; the first row of a file is row 1, as in a spreadsheet. */
export type RecordChunk = { firstRow: number; bytes: Uint8Array<ArrayBuffer> }

/**
 * Far longer than any row of a book. A quotation mark that is never closed would otherwise turn the rest of the file into one
 * row.
 */
const LONGEST_RECORD = 64 * 1024

const QUOTE = 0x22
const COMMA = 0x2c
const NEW_LINE = 0x0a

type State = 'cell-start' | 'plain' | 'quoted' | 'mark-in-quoted'

/**
 * Splits a file of any length into chunks of whole rows, with one chunk in memory at a time: the headings alone, then a fixed
 * number of rows each. The splits depend only on the rows, never on how the file was read.
 */
export async function* splitRecords(
  source: AsyncIterable<Uint8Array>,
  rowsPerChunk: number,
): AsyncGenerator<RecordChunk> {
  let state: State = 'cell-start'
  let held: Uint8Array[] = []
  let row = 1
  let firstRow = 1
  let sinceRowBegan = 0
  for await (const bytes of withoutMark(source)) {
    let begin = 0
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]
      sinceRowBegan += 1
      if (state !== 'quoted' && byte === NEW_LINE) {
        state = 'cell-start'
        sinceRowBegan = 0
        row += 1
        const isFull = firstRow === 1 || row - firstRow === rowsPerChunk
        if (isFull) {
          yield { firstRow, bytes: joined([...held, bytes.subarray(begin, at + 1)]) }
          held = []
          begin = at + 1
          firstRow = row
        }
      } else state = after(state, byte)
    }
    if (sinceRowBegan > LONGEST_RECORD) {
      throw new Refusal(`row ${row} is longer than 64 KB: is there a quotation mark that is never closed?`)
    }
    if (begin < bytes.length) held.push(bytes.subarray(begin))
  }
  if (held.length > 0) yield { firstRow, bytes: joined(held) }
}

function after(state: State, byte: number | undefined): State {
  if (state === 'quoted') return byte === QUOTE ? 'mark-in-quoted' : 'quoted'
  if (byte === COMMA) return 'cell-start'
  if (byte === QUOTE && state !== 'plain') return 'quoted'
  return 'plain'
}

/** Always a copy: the chunk is transferred to another thread, and the file's buffers are shared. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Spreadsheets write a byte order mark before UTF-8. UTF-16 has a different one, and its text would be misread. */
async function* withoutMark(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const bytes of source) {
    if (isFirst && isUtf16(bytes)) {
      throw new Refusal('the file is in UTF-16; save it as "CSV UTF-8 (comma delimited)"')
    }
    yield isFirst && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
    isFirst = false
  }
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}
