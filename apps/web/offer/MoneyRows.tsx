import type { ReactNode } from 'react'

/** A part of a price, in words and pounds. */
export type MoneyRow = { name: string; note?: string; amount: string }

type MoneyRowsProps = { rows: readonly MoneyRow[]; isSum?: boolean; children?: ReactNode }

/** Names and amounts under each other; as a sum, with its total under the line. */
export function MoneyRows({ rows, isSum = false, children }: MoneyRowsProps) {
  return (
    <dl className={isSum ? 'money money--sum' : 'money'}>
      {rows.map(({ name, note, amount }) => (
        <div key={name} className="money__row">
          <dt>
            {name}
            {note && <span className="money__note">{note}</span>}
          </dt>
          <dd className="money__amount figures">{amount}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
