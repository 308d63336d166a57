import type { MoneyRow } from './price-make-up'

/** Amounts under each other, the last of them the sum of the others when it is a total. */
export function MoneyRows({ rows, withTotal = false }: { rows: readonly MoneyRow[]; withTotal?: boolean }) {
  return (
    <dl className="money" data-total={withTotal || undefined}>
      {rows.map(({ name, note, amount }) => (
        <div key={name} className="money__row">
          <dt>
            {name}
            {note && <span className="money__note">{note}</span>}
          </dt>
          <dd className="figures">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
