import { localDate, longDate } from '@milepost/domain/values/local-date'
import { Detail } from '../../web/ui/DetailList.tsx'
import { Disclosure } from '../../web/ui/Disclosure.tsx'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import { Note, Section } from '../pages/Section.tsx'
import styles from './Money.module.css'
import { RefundLine } from './Refund.tsx'
import { accountWords, entryWords, moment, money, type Policy, paymentWayWords } from './words.ts'

/** What was paid, owed and refunded, and the accounts. A refund that waits is decided above. */
export function Money({ policy }: { policy: Policy }) {
  const { price, mandate, instalments, refunds, payments, ledger } = policy
  return (
    <Section title="Payments">
      <dl>
        <Detail name="Price">
          {money(price.total)}
          {price.method === 'credit' ? ' monthly, with interest' : ' in full'}
        </Detail>
        <Detail name="Premium">
          {money(price.premium)}, of which {money(price.ipt)} is tax
        </Detail>
        <Detail name="Administration fee">{money(price.fee)}</Detail>
        <Detail name="Paid by card">
          {price.isBeingPaid ? 'Being taken at this moment' : money(price.paidByCard)}
        </Detail>
        <Detail name="Refunded or promised">{money(price.returned)}</Detail>
        {price.returnedByTransfer > 0 && (
          <Detail name="Refunded or promised by bank transfer">{money(price.returnedByTransfer)}</Detail>
        )}
        <Detail name="Owed to us">{money(price.owedToUs)}</Detail>
        {price.owedToCustomer > 0 && (
          <Detail name="Owed to the customer">{money(price.owedToCustomer)}</Detail>
        )}
        {price.method === 'credit' && <Detail name="Owed to the lender">{money(price.owedToLender)}</Detail>}
        {mandate && (
          <Detail name="Direct Debit">
            {mandateWords[mandate.state]}
            {mandate.lastFour !== '' && `, account ending ${mandate.lastFour}`}
          </Detail>
        )}
      </dl>
      {instalments.length > 0 && (
        <Disclosure isSmall summary={`${instalments.length} instalments`}>
          <Table name="Instalments" head={['Due', 'Amount', 'State']}>
            {instalments.map(({ on, amount, state }) => [
              longDate(localDate(on)),
              money(amount),
              instalmentWords[state],
            ])}
          </Table>
        </Disclosure>
      )}
      {payments.length > 0 && (
        <dl>
          {payments.map(({ number, amount, way, on }) => (
            <Detail key={number} name={`Payment ${number} by the customer`}>
              {money(amount)}, {longDate(localDate(on))}. {paymentWayWords[way]}
            </Detail>
          ))}
        </dl>
      )}
      {refunds.map((refund) => (
        <div key={refund.number} className={styles.refund}>
          <RefundLine refund={refund} />
        </div>
      ))}
      {ledger && (
        <Disclosure isSmall summary="Accounts">
          <Table name="Accounts" head={['When', 'What', 'Account', 'Amount']}>
            {ledger.flatMap(({ kind, at, lines }) =>
              lines.map(({ account, amount }) => [
                moment(at),
                entryWords(kind),
                accountWords[account] ?? account,
                money(amount),
              ]),
            )}
          </Table>
          <Note>What is owed to us is positive, what we owe is negative.</Note>
        </Disclosure>
      )}
    </Section>
  )
}

const instalmentWords = { collected: 'Collected', missed: 'Missed', 'to-come': 'To come' } as const
const mandateWords = { lodged: 'Set up', rejected: 'Rejected by the bank', waiting: 'Being set up' } as const

type TableProps = { name: string; head: readonly string[]; children: readonly (readonly string[])[] }

function Table({ name, head, children }: TableProps) {
  return (
    // A table wider than a phone scrolls on its own.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={name}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, index) => (
                <td key={head[index]} data-amount={cell.includes('£') || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
