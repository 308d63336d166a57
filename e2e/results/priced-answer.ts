import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { Page } from '@playwright/test'

type Amount = { amount: number }
type PricedPaymentOption = {
  paymentMethod: 'DIRECT_DEBIT' | 'CARD_PAYMENT'
  totalAmountPayable: Amount
  interestAmount: Amount
  apr: number
  upFrontAmount: Amount
  unequalInstalmentAmount?: Amount
  standardInstalmentAmount: Amount
  totalAmountOfCredit: Amount
  appliedInstalmentCount: number
  iptAmount: number
  fees: Amount
}

/** The API's reply to a rating call, with what these tests compare to the page. */
export type Priced = {
  monthly: PricedPaymentOption | undefined
  inFull: PricedPaymentOption
  excesses: readonly { excessCode: string; totalAmount: Amount }[]
}

/** Waits for the reply to a rating call made by an action. */
export async function pricedWhile(page: Page, act: () => Promise<unknown>): Promise<Priced> {
  const [response] = await Promise.all([page.waitForResponse(/\/Quote\/(Generate|RateExisting)/), act()])
  const { underwritingOutcome } = await response.json()
  const [option] = underwritingOutcome.underwrittenOptions
  const paymentOptions: readonly PricedPaymentOption[] = option.paymentCollectionOptions
  const inFull = paymentOptions.find(({ paymentMethod }) => paymentMethod === 'CARD_PAYMENT')
  if (!inFull) throw new Error('Every offer can be paid in full')
  const monthly = paymentOptions.find(({ paymentMethod }) => paymentMethod === 'DIRECT_DEBIT')
  return { monthly, inFull, excesses: option.underwrittenExcesses }
}

export function inPence({ amount }: Amount): Pence {
  return fromPounds(amount)
}
