/** A line of cells that we created or made safe by `freeText`. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(quoted).join(',')}\n`
}

/**
 * A cell with text from elsewhere. A spreadsheet would run one that begins like a formula; a leading apostrophe makes it text.
 * Invisible characters are removed.
 */
export function freeText(text: string): string {
  const visible = text.replace(/\p{C}/gu, ' ').trim()
  // Some spreadsheets also treat the full-width forms of these signs as formulas.
  return /^[=+\-@|%＝＋－＠]/.test(visible) ? `'${visible}` : visible
}

function quoted(cell: string | number): string {
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
