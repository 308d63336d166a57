import { brands } from '@milepost/brands/brands'
import type { Reply } from '@milepost/contract/call'
import type { readPayments } from '@milepost/contract/desk/calls/payments'
import styles from './PaymentsPage.module.css'
import { accountWords, money } from './words.ts'

type Booked = Reply<typeof readPayments>['body']['booked'][number]

/** A brand's day: card payments, refunds and every account. If the accounts do not sum to zero, something is wrong. */
export function BookedDay({
  booked: { brand, payments, taken, returned, accounts, sum },
}: {
  booked: Booked
}) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{brands[brand].firm.name}</caption>
      <tbody>
        <tr>
          <th scope="row">
            Taken by card, {payments} {payments === 1 ? 'payment' : 'payments'}
          </th>
          <td>{money(taken)}</td>
        </tr>
        <tr>
          <th scope="row">Paid back to cards</th>
          <td>{money(returned)}</td>
        </tr>
        {accounts.map(({ account, amount }) => (
          <tr key={account} className={styles.account}>
            <th scope="row">{accountWords(account)}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
        <tr className={sum === 0 ? styles.sum : styles.wrong}>
          <th scope="row">{sum === 0 ? 'Sum of the accounts' : 'The accounts do not add up'}</th>
          <td>{money(sum)}</td>
        </tr>
      </tbody>
    </table>
  )
}
