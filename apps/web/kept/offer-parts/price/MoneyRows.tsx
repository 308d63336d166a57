import type { MoneyRow } from './price-make-up'

/** A sum as it is written: each part of a price under the other, the total under the line. */
export function MoneyRows({ rows }: { rows: readonly MoneyRow[] }) {
  return (
    <dl className="money money--sum">
      {rows.map(({ name, note, amount }) => (
        <div key={name} className="money__row">
          <dt>
            {name}
            {note && <span className="money__note">{note}</span>}
          </dt>
          <dd className="money__amount figures">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
