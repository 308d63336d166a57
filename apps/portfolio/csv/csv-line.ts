/** A line of cells we made ourselves, or that went through `freeText`. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(quoted).join(',')}\n`
}

/**
 * A cell somebody else wrote. A spreadsheet would run one that begins like a formula; an apostrophe before it makes it text.
 * What cannot be seen is left out.
 */
export function freeText(text: string): string {
  const visible = text.replace(/\p{C}/gu, ' ').trim()
  // Some spreadsheets take the wide forms of the same signs for formulas too.
  return /^[=+\-@|%＝＋－＠]/.test(visible) ? `'${visible}` : visible
}

function quoted(cell: string | number): string {
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
