import { localDate, longDate } from '@milepost/domain/values/local-date'
import { Detail } from '../../web/ui/DetailList.tsx'
import { Disclosure } from '../../web/ui/Disclosure.tsx'
import { Section } from '../pages/Section.tsx'
import { LenderEvents } from './LenderEvents.tsx'
import { type About, moment, money, type Policy } from './words.ts'

type Figures = NonNullable<NonNullable<Policy['cancellation']>['figures']>

/** The loan of a policy paid monthly: what ending it alone would cost, what finance recorded, and its end (DSK-520, DSK-521). */
export function LoanSection({ policy, changed }: About) {
  const { loan, cancellation } = policy
  if (loan === undefined) return null
  const { alone, arrears, ending } = loan
  return (
    <Section title="Loan">
      <dl>
        {!cancellation && !ending && (
          <>
            <Detail name="Paid to the lender so far">{money(loan.collected)}</Detail>
            <Detail name="In arrears">{money(arrears)}</Detail>
            <Detail name={aloneWords[alone.kind]}>
              {toPayInWords(alone)}, {money(alone.rebate)} less interest
            </Detail>
          </>
        )}
        {ending?.isAlone && (
          <>
            <Detail name="Ended alone">{endedAloneWords[alone.kind]}</Detail>
            <Detail name="Paid to the lender until then">{money(alone.collected)}</Detail>
            {alone.back > 0 && <Detail name="Lender pays back to the customer">{money(alone.back)}</Detail>}
            <Detail name="Customer was asked to pay">{toPayInWords(alone)}</Detail>
          </>
        )}
        {ending && (
          <>
            <Detail name="Lender told of the end">
              {moment(ending.askedAt)}
              {!ending.isAlone && `, ${money(ending.sent)} to the lender`}
            </Detail>
            <Detail name="Acknowledged by the lender">
              {ending.acknowledged
                ? `${moment(ending.acknowledged.at)}, its reference is ${ending.acknowledged.ref}`
                : 'Not yet'}
            </Detail>
          </>
        )}
        {cancellation && !ending && <Detail name="Lender told of the end">No</Detail>}
      </dl>
      <LenderEvents policy={policy} changed={changed} />
    </Section>
  )
}

const aloneWords = {
  undrawn: 'To end the loan alone, which is not paid out yet',
  undone: 'To withdraw from the loan alone today',
  settled: 'To settle the loan alone today',
} as const

const endedAloneWords = {
  undrawn: 'Withdrawn from before it was paid out',
  undone: 'Withdrawn from: no interest',
  settled: 'Settled early with the statutory rebate',
} as const

/** What is to pay, to whom and by when. */
export const toPayInWords = ({ due, payTo, payBy }: NonNullable<Policy['loan']>['alone']) =>
  due === 0
    ? 'Nothing'
    : `${money(due)} to ${payTo === 'us' ? 'us' : 'the lender'} by ${longDate(localDate(payBy))}`

/** How a cancellation ends the loan, for the list of its figures (D-269). */
export function LoanDetails({ figures: { loan } }: { figures: Figures }) {
  if (loan === undefined) return null
  return (
    <>
      <Detail name="Loan">{loanWords[loan.kind]}</Detail>
      {loan.paidToUs !== undefined && <Detail name="Paid to us instead">{money(loan.paidToUs)}</Detail>}
      {loan.kind !== 'over' && (
        <>
          <Detail name="Lent">{money(loan.lent)}</Detail>
          <Detail name="Paid to the lender so far">{money(loan.collected)}</Detail>
          <Detail name="Interest earned">{money(loan.earned)}</Detail>
          <Detail name="Interest that falls away">{money(loan.rebate)}</Detail>
          <Detail name="Settlement figure">
            {money(loan.settlement)} as at {longDate(localDate(loan.settledOn))}
          </Detail>
        </>
      )}
      {loan.back > 0 && <Detail name="Lender pays back to the customer">{money(loan.back)}</Detail>}
    </>
  )
}

const loanWords = {
  undrawn: 'Not paid out yet: undone for nothing',
  undone: 'Undone within the time to withdraw: no interest',
  settled: 'Settled early with the statutory rebate',
  over: 'Ended alone before the policy: the lender gets nothing',
} as const

/** The figures as the customer reads them, to read out on the telephone. */
export function CustomerWording({ words }: { words: readonly string[] }) {
  return (
    <Disclosure isSmall summary="What to tell the customer">
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Disclosure>
  )
}
