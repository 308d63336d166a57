import { payerOf } from '@milepost/domain/payment/payer'
import { noAnswers } from '@milepost/domain/questions/answers'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { localDate } from '@milepost/domain/values/local-date'
import { afterEach, expect, it } from 'vitest'
import { usePurchase } from '../../state/purchase-state.ts'
import { resetQuote, useQuote } from '../../state/quote-state.ts'
import { clearDirectDebit, saveDirectDebit } from '../direct-debit-state.ts'
import { checkoutIn, toPurchaseDto } from './checkout.ts'
import { debit, results } from './testing/page.tsx'

afterEach(() => {
  resetQuote()
  clearDirectDebit()
})

it('contains what earlier pages saved: payment option, renewal, welcome pack and account [DAT-26]', () => {
  useQuote.setState({
    answers: {
      ...noAnswers,
      coverDetails: { effectiveFrom: { date: localDate('2026-11-20'), hour: 9, minute: 0 } },
    },
  })
  usePurchase.setState({ automaticRenewal: true, sendWelcomePack: true })
  saveDirectDebit(debit)
  const chosen = { results: results(), paymentMethod: 'DIRECT_DEBIT', is30DayQuote: false } as const
  const checkout = checkoutIn(chosen, usePurchase.getState())
  const payer = payerOf({ billingDetails: true }, aProposer)
  if (typeof checkout === 'string' || !payer) throw new Error('There is something to buy')
  expect(toPurchaseDto(checkout, payer, 'CARD')).toMatchObject({
    coverStartDate: '2026-11-20',
    takeUpDetails: { paymentCollectionOptionCode: 'TX_FINANCE_PLAN_V2' },
    automaticRenewal: true,
    sendWelcomePack: true,
    bankDetails: debit.bankDetails,
    creditDeclarations: debit.creditDeclarations,
  })
})
