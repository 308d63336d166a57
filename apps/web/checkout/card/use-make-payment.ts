import { payerOf } from '@milepost/domain/payment/billing/payer'
import { mustSaveCard } from '@milepost/domain/payment/billing/save-card'
import { type FormEvent, useEffect } from 'react'
import type { ClientData } from '../../api/client-data'
import { usePurchase } from '../../state/purchase-state'
import { useQuote } from '../../state/quote-state'
import type { Buying } from './buying'
import { hasFields } from './clients/load-client'
import { notChosen, type Paying, pay, payWith, sumOf } from './pay'
import { clearsInstrument } from './problem-words'
import { useBillingForm } from './use-billing-form'
import { type LoadClient, useCardClient } from './use-card-client'
import type { Payment } from './use-payment'
import { whyBlocked } from './why-blocked'

export type MakePaymentSettings = {
  buying: Buying
  data: ClientData
  payment: Payment
  isRestart: boolean
  load?: LoadClient | undefined
}

/** Make Payment, and the wallets' own buttons: the form is judged, then the provider's client is asked, once (CRD-08, CRD-10, F4). */
export function useMakePayment({ buying, data, payment, isRestart, load }: MakePaymentSettings) {
  const form = useBillingForm()
  const automaticRenewal = usePurchase((state) => state.automaticRenewal === true)
  const mustSave = mustSaveCard({ isRestart, automaticRenewal })
  const saveCard = form.details.saveCard === true
  const card = useCardClient(
    data,
    buying,
    {
      onEnter: () => submit(),
      // The form first: a wallet opens only when there is nothing left to mend (CRD-10).
      onWallet: () => {
        const paying = payment.isPaying || (mustSave && !saveCard) ? undefined : payingNow()
        return paying && sumOf(paying)
      },
      onWalletApproved: async (instrument) => {
        const paying = payingNow()
        if (paying) payment.run(() => payWith(instrument, paying))
      },
      onWalletFailed: (choice) => {
        if (client.current) payment.settle(notChosen(choice, client.current))
      },
      onFailed: () => payment.showProblem({ kind: 'not-ready' }),
    },
    load,
  )
  const { client, state, isComplete } = card
  const reasons = whyBlocked({
    client: state,
    isCardComplete: isComplete,
    hasFields: hasFields(data),
    saveCard,
    mustSave,
  })

  useEffect(() => {
    if (payment.problem && clearsInstrument(payment.problem)) client.current?.clear()
  }, [payment.problem, client])

  /** Everything a payment needs, once the form is good. */
  function payingNow(): Paying | undefined {
    const good = form.judge()
    const payer = good && payerOf(good, useQuote.getState().answers.proposerDetails)
    if (good && !payer) payment.showProblem({ kind: 'purchase-failed' })
    if (!payer || !client.current) return undefined
    return { buying, client: client.current, payer, saveCard: good.saveCard }
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (reasons.length > 0 || payment.isPaying) return
    const paying = payingNow()
    if (paying) payment.run(() => pay(paying))
  }

  return { form, card, reasons, submit }
}
