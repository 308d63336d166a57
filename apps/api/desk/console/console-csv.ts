import type { CountOfDay } from './ports.ts'

const columns = [
  'day',
  'journey',
  'channel',
  'site',
  'kind',
  'step',
  'question',
  'code',
  'band',
  'visits',
  'times',
] as const satisfies readonly (keyof CountOfDay)[]

/** RFC 4180, with a byte order mark so that spreadsheets detect the encoding. */
export function consoleCsv(lines: readonly CountOfDay[]): string {
  const rows = lines.map((line) => columns.map((name) => csvCell(line[name])).join())
  return `\uFEFF${[columns.join(), ...rows].join('\r\n')}\r\n`
}

/** Makes a cell text if a spreadsheet would read it as a formula (OWASP, CSV injection). */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
