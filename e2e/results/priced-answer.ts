import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { Page } from '@playwright/test'
import type { Results } from './quote-by-call.ts'

type Amount = { amount: number }
type PricedPaymentOption =
  Results['underwritingOutcome']['underwrittenOptions'][number]['paymentCollectionOptions'][number]

/** The API's reply to a rating call, with what these tests compare to the page. */
export type Priced = {
  monthly: PricedPaymentOption | undefined
  inFull: PricedPaymentOption
  excesses: readonly { excessCode: string; totalAmount: Amount }[]
}

/** Waits for the reply to a rating call made by an action. */
export async function pricedWhile(page: Page, act: () => Promise<unknown>): Promise<Priced> {
  const [response] = await Promise.all([page.waitForResponse(/\/Quote\/(Generate|RateExisting)/), act()])
  return pricedIn(await response.json())
}

/** What a rating call replied. */
export function pricedIn({ underwritingOutcome }: Pick<Results, 'underwritingOutcome'>): Priced {
  const [option] = underwritingOutcome.underwrittenOptions
  if (!option) throw new Error('There is no offer')
  const paymentOptions = option.paymentCollectionOptions
  const inFull = paymentOptions.find(({ paymentMethod }) => paymentMethod === 'CARD_PAYMENT')
  if (!inFull) throw new Error('Every offer can be paid in full')
  const monthly = paymentOptions.find(({ paymentMethod }) => paymentMethod === 'DIRECT_DEBIT')
  return { monthly, inFull, excesses: option.underwrittenExcesses }
}

export function inPence({ amount }: Amount): Pence {
  return fromPounds(amount)
}
