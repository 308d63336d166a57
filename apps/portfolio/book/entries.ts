import { quote } from './cells'

/** The entries of a cell that holds several, each in its parts: `SP30:3:1; CU80:6:0`. */
export function entriesOf(cell: string): readonly { words: string; parts: readonly string[] }[] {
  if (cell === '') return []
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => ({ words: quote(entry), parts: entry.split(':').map((part) => part.trim()) }))
}
