import type { RateFile } from '@milepost/pricing/rating/tables'
import { rateFiles } from '@milepost/pricing/testing/rates'

/**
 * The shipped tables with every multiplier at 1, every base at £500 and a minimum of £100, so that the effect of a test's change can be
 * calculated by hand. A changed table is passed with all its rows: `'private-car/age': '0,18,1.2\n19,,1'`.
 */
export function plainRates(changed: Readonly<Record<string, string>> = {}): readonly RateFile[] {
  return rateFiles.map(({ path, text }) => {
    const rows = changed[path.split('/').slice(0, 2).join('/')]
    return { path, text: rows === undefined ? plain(path, text) : replaced(text, rows) }
  })
}

function plain(path: string, text: string): string {
  const figure = path.includes('/base/') ? '500' : path.includes('/minimum/') ? '100' : '1'
  const { head, rows } = parts(text)
  const isBands = head.at(-1)?.startsWith('from,to,')
  const plainRow = (row: string) => {
    const [first = '', second = '', ...rest] = row.split(',')
    if (isBands) return [first, second, figure, ...rest.slice(1)].join(',')
    return [first, ...[second, ...rest].map((cell) => (/^[\d.]+$/.test(cell) ? figure : cell))].join(',')
  }
  return [...head, ...rows.map(plainRow)].join('\n')
}

/** Keeps the comments and the headings, without notes. */
function replaced(text: string, rows: string): string {
  return `${parts(text)
    .head.join('\n')
    .replace(/,note$/, '')}\n${rows}\n`
}

/** Comments and headings, then rows. */
function parts(text: string): { head: readonly string[]; rows: readonly string[] } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const headings = lines.findIndex((line) => !/^"?#/.test(line))
  return { head: lines.slice(0, headings + 1), rows: lines.slice(headings + 1) }
}
