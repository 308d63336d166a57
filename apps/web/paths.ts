import type { JourneyId } from '@milepost/domain/journeys/identity'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'

/** Every address of the site (NAV-01 to NAV-03). No other file writes one. */
export const paths = {
  root: '/',
  quote: '/quote',
  policySelection: '/policy-selection',
  referral: '/referral',
  results: '/results',
  pcwResult: '/pcw-result',
  thankYou: '/thank-you',
  makePayment: '/make-payment',
  paymentSummary: '/payment-summary',
  error: '/error',
  decline: '/summary',
  timeOut: '/time-out',
  restartPolicy: '/restart-policy',
  restartOffer: '/30-day-quote',
  thirtyDayQuote: '/thirty-day-quote',
  restartThankYou: '/restart-thank-you',
  quoteTakenUp: '/quote-taken-up',
  quoteExpired: '/quote-expired',
  quoteLocked: '/quote-locked',
  protectTerms: '/protect-terms',
  reminder: '/your-quote-details',
  retrieval: '/quote-retrieval',
  vehicleLanding: '/vehicle-landing-page',
  outage: '/outage/',
} as const

export function stepPath(step: WizardStepName): string {
  const segment = wizardSteps.find(({ name }) => name === step)?.segment ?? 'vehicle-details'
  return `${paths.quote}/${segment}`
}

export function stepAt(pathname: string): WizardStepName | undefined {
  return wizardSteps.find(({ segment }) => pathname === `${paths.quote}/${segment}`)?.name
}

/** The same brand's other journey; the server knows its host and sends the visitor on (D-062). */
export function transferPath(journey: JourneyId, registration: string): string {
  return `/transfer/${journey}?${new URLSearchParams({ registration })}`
}
