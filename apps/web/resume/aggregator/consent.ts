import { keepPricedAnswers } from '../../offer/get-price'
import { useQuote } from '../../state/quote-state'

/** Ticks are not sent and not rated: the price stays as it is (D-122, D-132). */
export function agreeToDisclaimer(): void {
  const { answers } = useQuote.getState()
  keepPricedAnswers({ ...answers, coverDetails: { ...answers.coverDetails, hasAgreedDisclaimer: true } })
}

export function driverConsents(index: number): void {
  const { answers } = useQuote.getState()
  const additionalDrivers = answers.additionalDrivers.map((driver, at) =>
    at === index ? { ...driver, hasConsented: true } : driver,
  )
  keepPricedAnswers({ ...answers, additionalDrivers })
}
