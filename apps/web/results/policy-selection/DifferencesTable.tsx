import { termInWords } from '@milepost/domain/quote/term-in-words'
import type { Difference } from './differences'

/** Under the two cards and in their columns, so that each answer stands below the policy it is about, on a phone too. */
export function DifferencesTable({ rows }: { rows: readonly Difference[] }) {
  return (
    <section aria-labelledby="differences-title">
      <h2 id="differences-title" className="results__title">
        What is different
      </h2>
      <div className="differences">
        <table className="differences__table figures" aria-labelledby="differences-title">
          <thead>
            <tr>
              <th scope="col">{termInWords.annual}</th>
              <th scope="col">{termInWords['thirty-day']}</th>
            </tr>
          </thead>
          {rows.map(({ name, year, thirtyDays }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {name}
                </th>
              </tr>
              <tr>
                <td>{year}</td>
                <td>{thirtyDays}</td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}
