import type { BankAccount } from '@milepost/domain/payment/direct-debit-form'
import type { Answers } from '@milepost/domain/questions/answers'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { useRef, useState } from 'react'
import { checkBankDetails } from '../../api/direct-debit.ts'
import { endOfQuote } from '../../api/error-catalogue.ts'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../router.tsx'
import { passedStart } from '../../state/passed-start.ts'
import { useQuote } from '../../state/quote-state.ts'
import { resultsPath } from '../../state/results-path.ts'
import { trackEvent } from '../../tracking/tracking.ts'
import { type DirectDebit, saveDirectDebit } from '../direct-debit-state.ts'
import { type MonthlyOffer, outcomeIdOf, priceNow } from './monthly-offer.ts'
import { bankRefused, debitField, useDirectDebitForm } from './use-direct-debit-form.ts'

/** A reason not to continue that no field of the form can correct. */
export type BuyMonthlyProblem =
  | { kind: 'too-many' | 'new-day' | 'unreachable' }
  | { kind: 'start-passed'; message: string }

/** Buy Now: checks the account, holds it in memory and continues to the card page (DDM-04, DDM-22 to DDM-24). */
export function useBuyMonthly(offer: MonthlyOffer) {
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(false)
  const [problem, setProblem] = useState<BuyMonthlyProblem>()
  // A ref, because it must be known before the next render: two presses are one check.
  const isUnderWay = useRef(false)
  const form = useDirectDebitForm(offer, (account) => void buyOnce(account))

  async function buyOnce(account: BankAccount) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setChecking(true)
    setProblem(undefined)
    // The page stays until the next one is loaded, so its button stays pressed.
    if ((await buy(account)) === 'gone-on') return
    setChecking(false)
    isUnderWay.current = false
  }

  async function buy(account: BankAccount): Promise<'gone-on' | 'stays'> {
    if (form.today !== londonDate(new Date())) {
      form.beginNewDay()
      return stay({ kind: 'new-day' })
    }
    const price = await priceNow()
    if (price === 'unknown') return stay({ kind: 'unreachable' })
    if (price === 'stale') return goOn(resultsPath(), { replace: true })
    const message = passedStart()
    return message === undefined ? check(account) : stay({ kind: 'start-passed', message })
  }

  function goOn(to: string, how: { replace: boolean } = { replace: false }) {
    navigate(to, how)
    return 'gone-on' as const
  }

  function stay(why?: BuyMonthlyProblem) {
    setProblem(why)
    return 'stays' as const
  }

  async function check(account: BankAccount): Promise<'gone-on' | 'stays'> {
    const { formFields } = form
    const outcome = await checkBankDetails(offer.results.quoteReference, account)
    switch (outcome.kind) {
      case 'valid':
        saveDirectDebit(
          directDebitOf({
            account,
            bankName: outcome.bankName,
            answers: useQuote.getState().answers,
            acceptedOn: form.today,
            outcomeId: outcomeIdOf(offer),
          }),
        )
        return goOn(paths.makePayment)
      case 'not-valid':
        form.refuseAccount(account)
        formFields.focus(debitField('sortCode'))
        return stay()
      case 'too-many':
        return stay({ kind: 'too-many' })
      case 'refused': {
        const { to, replace } = endOfQuote(outcome.code)
        return goOn(to, { replace })
      }
      case 'unreachable':
        trackEvent('bank_check_unreachable')
        formFields.mark(debitField('sortCode'), bankRefused.sortCodeNotChecked)
        formFields.refuse(debitField('accountNumber'), bankRefused.accountNumberNotChecked)
        return stay()
    }
  }

  return { form, isChecking, problem }
}

type AcceptedAgreement = {
  account: BankAccount
  bankName: string | undefined
  answers: Pick<Answers, 'proposerDetails'>
  acceptedOn: LocalDate
  outcomeId: string
}

/**
 * A valid form in the shape of the purchase: the account is the policyholder's own, at their own address, and every declaration is
 * made (DAT-29, SEC-06, SEC-07).
 */
export function directDebitOf({
  account,
  bankName,
  answers,
  acceptedOn,
  outcomeId,
}: AcceptedAgreement): DirectDebit {
  const { proposerDetails } = answers
  return {
    bankDetails: {
      ...account,
      ...(bankName !== undefined && { bankName }),
      accountHolder: nameOfPerson(proposerDetails) ?? '',
      accountHolderAddress: proposerDetails.address?.line1 ?? '',
      accountHolderPostcode: proposerDetails.address?.postcode ?? '',
    },
    creditDeclarations: {
      premiumFinance: 'yes',
      affordableLending: 'yes',
      isAccountHolder: 'yes',
      isOnlySignatoryRequired: 'yes',
      detailsCorrect: true,
      acceptedOn,
    },
    outcomeId,
  }
}
