import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { Receipt } from '../../api/get-price-receipt'
import type { WayToPay } from '../../offer/offer'
import { signedPence } from '../../offer/signed-pence'
import { type ReceiptGroup, receiptGroups } from './receipt-groups'

/** Every line of the price with what it adds or takes off, group by group, down to what is paid in full. */
export function ReceiptTable({ receipt, monthly }: { receipt: Receipt; monthly: WayToPay | undefined }) {
  const { basedOn, unmoved, total } = receipt
  return (
    <div className="receipt">
      {basedOn && <p className="receipt__note">{basedOn}.</p>}
      <table className="receipt__table figures">
        <caption className="visually-hidden">What your price is made of</caption>
        {receiptGroups(receipt).map((group) => (
          <GroupRows key={group.name} group={group} />
        ))}
        <tbody>
          <tr className="receipt__total">
            <th scope="row">Your price, paid in full</th>
            <td data-total="">{formatPence(fromPounds(total))}</td>
          </tr>
        </tbody>
      </table>
      {monthly && monthly.interestAmount.amount > 0 && (
        <p className="receipt__note">
          Paying monthly adds interest of {formatPence(fromPounds(monthly.interestAmount.amount))} to this.
        </p>
      )}
      {unmoved > 0 && <p className="receipt__note">{unmovedInWords(unmoved)}</p>}
    </div>
  )
}

function GroupRows({ group: { name, title, rows, sum } }: { group: ReceiptGroup }) {
  return (
    <tbody>
      <tr className="receipt__group">
        <th scope="rowgroup" id={`receipt-${name}`}>
          {title}
        </th>
        {rows.length > 1 && <td>{name === 'start' ? formatPence(sum) : signedPence(sum)}</td>}
      </tr>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two claims may read alike, and nothing here keeps a state
        <tr key={index}>
          <th scope="row">
            {row.title}
            {row.words && <span className="receipt__words">{row.words}</span>}
          </th>
          <td data-amount={row.amount}>{row.isStart ? formatPence(row.amount) : signedPence(row.amount)}</td>
        </tr>
      ))}
    </tbody>
  )
}

function unmovedInWords(unmoved: number): string {
  const things = unmoved === 1 ? '1 other thing that' : `${unmoved} other things that`
  return `We also looked at ${things} did not change your price.`
}
