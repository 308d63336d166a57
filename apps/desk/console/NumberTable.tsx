import { grouped } from '@milepost/domain/values/grouped'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import shared from './tables.module.css'

type NumberRow = { key: string; name: string; numbers: readonly number[] }

/** Numbers by name. On a phone too narrow for its columns, only the table scrolls sideways. */
export function NumberTable({
  label,
  caption,
  columns: [first, ...counted],
  rows,
  className = '',
}: {
  label: string
  caption: string
  /** The column of names first. */
  columns: readonly string[]
  rows: readonly NumberRow[]
  className?: string | undefined
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
    <section className={`${shared.scroll} ${className}`} aria-label={label} tabIndex={0}>
      <table className={shared.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {counted.map((column) => (
              <th key={column} scope="col" className={shared.number}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, numbers }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {numbers.map((number, place) => (
                <td key={counted[place]} className={shared.number}>
                  {grouped(number)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
