import { describe, expect, it } from 'vitest'
import { splitRecords } from './split-records.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function chunksOf(text: string, { piece = 7, rows = 2 } = {}) {
  const chunks: { firstRow: number; text: string }[] = []
  for await (const { firstRow, bytes } of splitRecords(inPieces(text, piece), rows)) {
    chunks.push({ firstRow, text: new TextDecoder().decode(bytes) })
  }
  return chunks
}

describe('a file split into chunks', () => {
  it('has its headings alone, then a fixed number of rows each, numbered as in a spreadsheet', async () => {
    expect(await chunksOf('h\n1\n2\n3\n')).toEqual([
      { firstRow: 1, text: 'h\n' },
      { firstRow: 2, text: '1\n2\n' },
      { firstRow: 4, text: '3\n' },
    ])
  })

  it('is split at the same places regardless of how it is read', async () => {
    const text = 'h,"i\nj"\r\n1,"a ""b"", c"\r\n"2\n\n",d\n3,é\n4,x'
    const expected = await chunksOf(text, { piece: 1000 })
    expect(expected.map((chunk) => chunk.firstRow)).toEqual([1, 2, 4])
    for (const piece of [1, 2, 3, 5]) expect(await chunksOf(text, { piece })).toEqual(expected)
  })

  it('has its byte order mark removed', async () => {
    expect(await chunksOf('\uFEFF"h"\n1\n')).toEqual([
      { firstRow: 1, text: '"h"\n' },
      { firstRow: 2, text: '1\n' },
    ])
  })

  it('is refused if a quotation mark is never closed, without reading the rest into memory', async () => {
    const text = `h\n1\n2\n"3\n${'4,5,6\n'.repeat(20_000)}`
    await expect(chunksOf(text, { piece: 4096 })).rejects.toThrow(/row 4 is longer than 64 KB/)
  })

  it('is refused in UTF-16', async () => {
    const source = (async function* () {
      yield Uint8Array.from([0xff, 0xfe, 0x68, 0])
    })()
    await expect(splitRecords(source, 2).next()).rejects.toThrow(/UTF-16/)
  })
})
