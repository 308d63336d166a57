import type { Reply } from '@milepost/contract/call'
import type { previewCancellation } from '@milepost/contract/desk/calls/policy/cancelling'
import { Detail } from '../../web/ui/DetailList.tsx'
import styles from './Cancel.module.css'
import { CustomerWording, LoanDetails } from './Loan.tsx'
import { basisWords, money } from './words.ts'

export type Figures = Reply<typeof previewCancellation>['body']['figures']

/** Every figure of a cancellation (DSK-503). What is zero for this policy is left out. */
export function FigureList({ figures }: { figures: Figures }) {
  return (
    <>
      <dl className={styles.figures}>
        <Detail name="Refund">{basisWords[figures.basis]}</Detail>
        <Detail name="Days covered">
          {figures.daysCovered} of {figures.daysInAll}
        </Detail>
        <Detail name="Premium with tax">{money(figures.premium)}</Detail>
        <Detail name="Charge for the days covered">{money(figures.charge)}</Detail>
        <Detail name="Administration fee, kept">{money(figures.fee)}</Detail>
        <LoanDetails figures={figures} />
        {figures.toLender > 0 && <Detail name="To the lender">{money(figures.toLender)}</Detail>}
        {figures.againstDebt > 0 && (
          <Detail name="Set against what was not paid">{money(figures.againstDebt)}</Detail>
        )}
        <Detail name="Back to the card">{money(figures.toCard)}</Detail>
        {figures.loan && figures.loan.byTransfer > 0 && (
          <Detail name="Back by bank transfer">{money(figures.loan.byTransfer)}</Detail>
        )}
        {figures.stillOwedToLender > 0 && (
          <Detail name="Customer still owes the lender">{money(figures.stillOwedToLender)}</Detail>
        )}
        {figures.stillOwedToUs > 0 && (
          <Detail name="Customer still owes us">{money(figures.stillOwedToUs)}</Detail>
        )}
      </dl>
      <CustomerWording words={figures.words} />
    </>
  )
}
