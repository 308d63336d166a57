import { add, fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { Receipt } from '../../api/get-price-receipt'

type Group = Receipt['lines'][number]['group']

export type ReceiptRow = { title: string; words: string; amount: Pence; isStart: boolean }
export type ReceiptGroup = { name: Group; title: string; rows: readonly ReceiptRow[]; sum: Pence }

/** In the order they are read: from where the price starts to what is charged upon it. */
const titles: readonly (readonly [Group, string])[] = [
  ['start', 'Where we start'],
  ['you', 'You and your driving'],
  ['vehicle', 'Your vehicle'],
  ['use', 'How it is used and kept'],
  ['cover', 'The cover you chose'],
  ['charges', 'Tax and fees'],
]

/** The lines of a price by what they are about. A group adds up to its sum and the sums to the total: nothing is left out. */
export function receiptGroups({ lines }: Pick<Receipt, 'lines'>): readonly ReceiptGroup[] {
  return titles
    .map(([name, title]) => {
      const rows = lines
        .filter(({ group }) => group === name)
        .map(({ kind, title: line, words, amount }) => ({
          title: line,
          words,
          amount: fromPounds(amount),
          isStart: kind === 'base',
        }))
      return { name, title, rows, sum: add(...rows.map(({ amount }) => amount)) }
    })
    .filter(({ rows }) => rows.length > 0)
}
