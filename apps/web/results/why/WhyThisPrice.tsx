import { add, formatPence, fromPounds, type Pence } from '@milepost/domain/values/pence'
import { useEffect, useState } from 'react'
import { getPriceReceipt, type Receipt } from '../../api/pricing.ts'
import type { Offer, PaymentOption } from '../../offer/offer.ts'
import { signedPence } from '../../offer/PriceChangeCauses.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Skeleton, Waiting } from '../../ui/Waiting.tsx'
import styles from './WhyThisPrice.module.css'

/** The price line by line, in a disclosure (D-139). */
export function WhyThisPrice({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false)
  const { quoteReference, underwritingOutcome } = offer.results
  const { state, retry } = useReceipt(
    quoteReference,
    underwritingOutcome.underwritingOutcomeResponseId,
    isOpen,
  )
  return (
    <Disclosure summary="Why this price?" onToggle={setOpen}>
      {isOpen && state.kind === 'loading' && (
        <Waiting label="Getting your receipt">
          <div className={styles.waiting}>
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} height={16} />
            ))}
          </div>
        </Waiting>
      )}
      {state.kind === 'failed' && (
        <Notice look="bad" role="alert">
          <p>We couldn't get the receipt of your price. The price itself is not affected.</p>
          <p>
            <Button look="secondary" onClick={retry}>
              Try again
            </Button>
          </p>
        </Notice>
      )}
      {state.kind === 'explained' && <ReceiptTable receipt={state.receipt} monthly={offer.monthly} />}
    </Disclosure>
  )
}

/** Every line of the price with what it adds or takes off, group by group, down to the total in full. */
function ReceiptTable({ receipt, monthly }: { receipt: Receipt; monthly: PaymentOption | undefined }) {
  const { basedOn, unmoved, total } = receipt
  return (
    <div className={styles.receipt} data-part="receipt">
      {basedOn && <p className={styles.note}>{basedOn}.</p>}
      <table className={`${styles.table} ${textStyles.figures}`}>
        <caption>
          <VisuallyHidden>What your price is made of</VisuallyHidden>
        </caption>
        {receiptGroups(receipt).map((group) => (
          <GroupRows key={group.name} group={group} />
        ))}
        <tbody>
          <tr className={styles.total}>
            <th scope="row">Your price, paid in full</th>
            <td data-total="">{formatPence(fromPounds(total))}</td>
          </tr>
        </tbody>
      </table>
      {monthly && monthly.interestAmount.amount > 0 && (
        <p className={styles.note}>
          Paying monthly adds interest of {formatPence(fromPounds(monthly.interestAmount.amount))} to this.
        </p>
      )}
      {unmoved > 0 && <p className={styles.note}>{unmovedInWords(unmoved)}</p>}
    </div>
  )
}

function GroupRows({ group: { name, title, rows, sum } }: { group: ReceiptGroup }) {
  return (
    <tbody>
      <tr className={styles.group} data-part="receipt-group">
        <th scope="rowgroup" id={`receipt-${name}`}>
          {title}
        </th>
        {rows.length > 1 && <td>{name === 'start' ? formatPence(sum) : signedPence(sum)}</td>}
      </tr>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two claims may have the same words, and nothing here has state
        <tr key={index}>
          <th scope="row">
            {row.title}
            {row.words && <span className={styles.words}>{row.words}</span>}
          </th>
          <td data-amount={row.amount}>{row.isStart ? formatPence(row.amount) : signedPence(row.amount)}</td>
        </tr>
      ))}
    </tbody>
  )
}

function unmovedInWords(unmoved: number): string {
  const factors = unmoved === 1 ? '1 other factor' : `${unmoved} other factors`
  return `${factors} made no difference to your price.`
}

type Group = Receipt['lines'][number]['group']

export type ReceiptRow = { title: string; words: string; amount: Pence; isStart: boolean }
type ReceiptGroup = { name: Group; title: string; rows: readonly ReceiptRow[]; sum: Pence }

/** In reading order: from the starting price to the charges on top. */
const titles: readonly (readonly [Group, string])[] = [
  ['start', 'Where we start'],
  ['you', 'You and your driving'],
  ['vehicle', 'Your vehicle'],
  ['use', 'How it is used and kept'],
  ['cover', 'The cover you chose'],
  ['charges', 'Tax and fees'],
]

/** The lines of a price by subject. The lines of a group add up to its sum and the sums to the total: nothing is left out. */
export function receiptGroups({ lines }: Pick<Receipt, 'lines'>): readonly ReceiptGroup[] {
  return titles
    .map(([name, title]) => {
      const rows = lines
        .filter(({ group }) => group === name)
        .map(({ kind, title: line, words, amount }) => ({
          title: line,
          words,
          amount: fromPounds(amount),
          isStart: kind === 'base',
        }))
      return { name, title, rows, sum: add(...rows.map(({ amount }) => amount)) }
    })
    .filter(({ rows }) => rows.length > 0)
}

export type ReceiptState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'explained'; outcomeId: string; receipt: Receipt }

/** The receipt of this price, fetched when the disclosure is opened, and again when the price changes. */
function useReceipt(reference: string, outcomeId: string, isWanted: boolean) {
  const [state, setState] = useState<ReceiptState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  const isThere = state.kind === 'explained' && state.outcomeId === outcomeId
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!isWanted || isThere) return
    setState({ kind: 'loading' })
    const line = new AbortController()
    void getPriceReceipt(reference, line.signal).then((outcome) => {
      if (outcome.kind === 'explained') setState({ ...outcome, outcomeId })
      if (outcome.kind === 'failed') setState(outcome)
    })
    return () => line.abort()
  }, [reference, outcomeId, isWanted, isThere, tries])
  return { state, retry: () => setTries((count) => count + 1) }
}
