/** One row as written. A malformed one has a misplaced quotation mark, so its cells cannot be trusted. */
export type CsvRecord = { cells: readonly string[]; isMalformed: boolean }

/**
 * The rows of a text that begins and ends at row boundaries (RFC 4180). A cell is quoted if its first character is a quotation
 * mark; a later one is an ordinary character, as in spreadsheets.
 */
export function parseRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = []
  let at = 0
  while (at < text.length) {
    const end = endOfLine(text, at)
    const line = withoutReturn(text.slice(at, end))
    if (line.includes('"')) {
      const { record, next } = parseQuoted(text, at)
      records.push(record)
      at = next
    } else {
      records.push({ cells: line.split(','), isMalformed: false })
      at = end + 1
    }
  }
  return records
}

function parseQuoted(text: string, from: number): { record: CsvRecord; next: number } {
  const cells: string[] = []
  let isMalformed = false
  let at = from
  for (;;) {
    const quoted = text[at] === '"' ? unquote(text, at + 1) : { cell: '', next: at, isOpen: false }
    const end = endOfCell(text, quoted.next)
    const isLast = text[end] !== ','
    const rest = isLast ? withoutReturn(text.slice(quoted.next, end)) : text.slice(quoted.next, end)
    if (quoted.isOpen || (quoted.next > at && rest !== '')) isMalformed = true
    cells.push(quoted.cell + rest)
    at = end + 1
    if (isLast) return { record: { cells, isMalformed }, next: at }
  }
}

/** Reads from after the opening quotation mark to after the closing one; two marks inside mean one. */
function unquote(text: string, from: number): { cell: string; next: number; isOpen: boolean } {
  let cell = ''
  let at = from
  for (;;) {
    const mark = text.indexOf('"', at)
    if (mark === -1) return { cell: cell + text.slice(at), next: text.length, isOpen: true }
    cell += text.slice(at, mark)
    if (text[mark + 1] !== '"') return { cell, next: mark + 1, isOpen: false }
    cell += '"'
    at = mark + 2
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

function endOfCell(text: string, from: number): number {
  const line = endOfLine(text, from)
  const comma = text.indexOf(',', from)
  return comma === -1 || comma > line ? line : comma
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}
