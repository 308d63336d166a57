import { askingOf } from '@milepost/domain/journeys/missing'
import type { BankAccount } from '@milepost/domain/payment/direct-debit/read-direct-debit'
import type { CoverDetails } from '@milepost/domain/questions/cover/cover-details'
import { startPassed } from '@milepost/domain/questions/cover/start-passed'
import { londonDate } from '@milepost/domain/values/london-time'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { checkBankDetails } from '../../../api/check-bank-details'
import { useQuote } from '../../../kept/quote-state'
import { resultsPath } from '../../../kept/results-path'
import { circumstances } from '../../../kept/use-walk'
import { paths } from '../../../paths'
import { trackEvent } from '../../../tracking/tracking'
import { keepDirectDebit } from '../../direct-debit-state'
import { type MonthlyOffer, outcomeIdOf } from '../monthly-offer'
import { priceNow } from '../use-price-watch'
import { bankRefused } from './bank-refused'
import { directDebitOf } from './direct-debit-of'
import { debitField, useDirectDebitForm } from './use-direct-debit-form'

/** What stands in the way of going on that no box of the form can mend. */
export type Trouble =
  | { kind: 'too-many' | 'new-day' | 'unreachable' }
  | { kind: 'start-passed'; message: string }

/** Buy Now: checks the account, keeps it in memory and goes on to the card page (DDM-04, DDM-22 to DDM-24). */
export function useBuyMonthly(offer: MonthlyOffer) {
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  // Known at once, before the page is drawn again: two presses are one check.
  const isUnderWay = useRef(false)
  const form = useDirectDebitForm(offer, (account) => void buyOnce(account))

  async function buyOnce(account: BankAccount) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setChecking(true)
    setTrouble(undefined)
    await buy(account)
    setChecking(false)
    isUnderWay.current = false
  }

  async function buy(account: BankAccount) {
    if (form.today !== londonDate(new Date())) {
      form.beginNewDay()
      return setTrouble({ kind: 'new-day' })
    }
    const price = await priceNow()
    if (price === 'unknown') return setTrouble({ kind: 'unreachable' })
    if (price === 'stale') return navigate(resultsPath(), { replace: true })
    const message = passedStart()
    if (message !== undefined) return setTrouble({ kind: 'start-passed', message })
    await check(account)
  }

  async function check(account: BankAccount) {
    const { boxes } = form
    const outcome = await checkBankDetails(account)
    switch (outcome.kind) {
      case 'valid':
        keepDirectDebit(
          directDebitOf({
            account,
            bankName: outcome.bankName,
            answers: useQuote.getState().answers,
            acceptedOn: form.today,
            outcomeId: outcomeIdOf(offer),
          }),
        )
        return navigate(paths.makePayment)
      case 'not-valid':
        form.refuseAccount(account)
        return boxes.focus(debitField('sortCode'))
      case 'too-many':
        return setTrouble({ kind: 'too-many' })
      case 'unreachable':
        trackEvent('bank_check_unreachable')
        boxes.mark(debitField('sortCode'), bankRefused.sortCodeNotChecked)
        return boxes.refuse(debitField('accountNumber'), bankRefused.accountNumberNotChecked)
    }
  }

  return { form, isChecking, trouble }
}

/** Time goes by on this page, and cover never starts in the past (D-129). */
function passedStart(): string | undefined {
  const { answers } = useQuote.getState()
  const subject: CoverDetails = answers.coverDetails
  return startPassed({ ...askingOf('coverDetails', answers, circumstances()), subject })?.message
}
