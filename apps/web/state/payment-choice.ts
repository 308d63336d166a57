import { create } from 'zustand'
import { type PaymentMethod, useResults, type WhyChooseAgain } from './results-state'

type PaymentError = {
  message?: string | undefined
  /** How often it was asked for: each time the page goes back to the ways to pay. */
  asked: number
}

/** What is wrong with the way of paying, while something is (BUY-07). Not kept over a reload: Buy Now says it again. */
export const usePaymentError = create<PaymentError>(() => ({ asked: 0 }))

/** For whoever buys without having chosen: said where the ways to pay are, and the page goes there (BUY-07). */
export function askForPaymentMethod(): void {
  usePaymentError.setState(({ asked }) => ({ message: 'Please select a payment method', asked: asked + 1 }))
}

/** Choosing either way settles it (RES-19). */
export function choosePaymentMethod(paymentMethod: PaymentMethod): void {
  useResults.setState({ paymentMethod, mustChooseAgain: undefined })
  usePaymentError.setState({ message: undefined, asked: 0 })
}

/** After a price that changed under the customer. Opening results again does not choose for them (BUY-14). */
export function clearPaymentMethod(why: WhyChooseAgain): void {
  useResults.setState({ paymentMethod: undefined, mustChooseAgain: why })
}

/** Said in passing wherever a price turned out to be another one than the customer saw (BUY-14, F7). */
export const PRICED_AGAIN = 'Your quote had to be rated again due to a change in the information provided.'
