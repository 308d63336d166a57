import { create } from 'zustand'
import { type PaymentMethod, useResults, type WhyChooseAgain } from './results-state.ts'

type PaymentError = {
  message?: string | undefined
  /** Counts the requests: each one scrolls the page back to the payment options. */
  asked: number
}

/** The error of the payment choice (BUY-07). Not stored over a reload: Buy Now shows it again. */
export const usePaymentError = create<PaymentError>(() => ({ asked: 0 }))

/** Called if the customer buys without choosing: the error shows at the payment options, and the page scrolls there (BUY-07). */
export function askForPaymentMethod(): void {
  usePaymentError.setState(({ asked }) => ({ message: 'Please select a payment method', asked: asked + 1 }))
}

/** Either choice clears the error (RES-19). */
export function choosePaymentMethod(paymentMethod: PaymentMethod): void {
  useResults.setState({ paymentMethod, mustChooseAgain: undefined })
  usePaymentError.setState({ message: undefined, asked: 0 })
}

/** After the price changed. Opening results again does not preselect an option (BUY-14). */
export function clearPaymentMethod(why: WhyChooseAgain): void {
  useResults.setState({ paymentMethod: undefined, mustChooseAgain: why })
}

/** Toast shown on any page where the price turned out to differ from the one the customer saw (BUY-14, F7). */
export const PRICED_AGAIN = 'Your quote had to be rated again due to a change in the information provided.'
