import { confirmRefund } from '@milepost/contract/desk/calls/policy'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { useState } from 'react'
import { Button } from '../../web/ui/Button'
import { Detail } from '../../web/ui/DetailList'
import { Disclosure } from '../../web/ui/Disclosure'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden'
import { BecauseField } from '../pages/BecauseField'
import { Actions, Note, Problem, Section } from '../pages/Section'
import { useAct } from '../pages/use-act'
import styles from './Money.module.css'
import {
  type About,
  accountWords,
  entryWords,
  moment,
  money,
  type Policy,
  refundStateWords,
  refundWords,
} from './words'

/** What was paid, owed and refunded, and the accounts. */
export function Money({ policy, changed }: About) {
  const { price, mandate, instalments, refunds, ledger } = policy
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
        <Detail name="Owed to us">{money(price.owedToUs)}</Detail>
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
      {refunds.map((refund) => (
        <Refund key={refund.number} refund={refund} policy={policy} changed={changed} />
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

type RefundShown = Policy['refunds'][number]

function Refund({ refund, policy, changed }: About & { refund: RefundShown }) {
  const { brand, policyNumber } = policy
  const { act, isBusy, message, fields } = useAct(confirmRefund)
  const [because, setBecause] = useState('')
  const people = [refund.firstPerson, refund.secondPerson].filter(Boolean).join(' and ')
  async function decide(decision: 'confirm' | 'refuse') {
    const body = { brand, policyNumber, number: refund.number, decision, because }
    if (await act({ body }))
      changed(decision === 'confirm' ? 'The refund is confirmed.' : 'The refund is refused.')
  }
  return (
    <div className={styles.refund}>
      <p>
        <strong>
          Refund {refund.number}: {money(refund.amount)}
        </strong>
        , {refundWords[refund.reason].toLowerCase()}. {refundStateWords[refund.state]}.
      </p>
      <Note>
        {people}, {moment(refund.movedAt)}
      </Note>
      {refund.mayRefuse && (
        <>
          <BecauseField
            id={`because-${refund.number}`}
            value={because}
            setValue={setBecause}
            error={fields['because']}
          />
          <Actions>
            {refund.mayConfirm && (
              <Button busy={isBusy} onClick={() => void decide('confirm')}>
                Confirm refund
              </Button>
            )}
            <Button look="secondary" busy={isBusy} onClick={() => void decide('refuse')}>
              Refuse refund
            </Button>
          </Actions>
          <Problem words={message} />
        </>
      )}
    </div>
  )
}
