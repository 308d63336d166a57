import { journeys } from '@milepost/domain/journeys/journeys'
import { Section } from '../pages/Section.tsx'
import styles from './Price.module.css'
import { type Case, money, signed, wholePounds } from './words.ts'

/** The price of the quote, line by line, and why it differs from before (DSK-317). */
export function Price({ found }: { found: Case }) {
  const { price } = found
  if (price === undefined)
    return (
      <Section id="price" title="Price">
        <p>There is no price until it is approved.</p>
        <YearAlone found={found} />
      </Section>
    )
  return (
    <Section id="price" title="Price" note={`${wholePounds(price.compulsoryExcess)} compulsory excess`}>
      <p className={styles.total}>{money(price.total)}</p>
      {price.change && (
        <p className={styles.change}>
          {money(price.change.before)} before
          {price.change.causes.map(({ title, amount }) => `; ${title} ${signed(amount)}`).join('')}
        </p>
      )}
      {price.endorsements.length > 0 && <p>Endorsements: {price.endorsements.join(', ')}</p>}
      <Receipt lines={price.receipt} total={price.total} />
      {price.unmoved > 0 && <p className={styles.change}>{price.unmoved} more factors make no difference.</p>}
      {price.basedOn && <p className={styles.change}>{price.basedOn}.</p>}
      <YearAlone found={found} />
    </Section>
  )
}

/** If the journey also sells thirty days, the customer may ask why this quote has only the year (DSK-341, decision 0050). */
function YearAlone({ found: { referral, journey } }: { found: Case }) {
  if (referral === undefined || journeys[journey].cover.pairedThirtyDays === undefined) return null
  return (
    <p className={styles.change}>
      For a year alone. Thirty days are offered beside a year only where nothing had to be referred: an
      approval is of the year that the underwriter looked at.
    </p>
  )
}

type Lines = NonNullable<Case['price']>['receipt']

export function Receipt({ lines, total }: { lines: Lines; total: number }) {
  return (
    <table className={styles.receipt}>
      <caption className={styles.caption}>Receipt</caption>
      <tbody>
        {lines.map(({ title, words, amount }) => (
          <tr key={`${title} ${words}`}>
            <th scope="row" className={styles.line}>
              {title}
              {words && <span className={styles.words}> {words}</span>}
            </th>
            <td className={styles.amount}>{signed(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className={styles.line}>
            <b>In full</b>
          </th>
          <td className={styles.amount}>
            <b>{money(total)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
