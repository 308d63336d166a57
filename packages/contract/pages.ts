import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'

/** The addresses of the site's pages (NAV-01 to NAV-03): the site draws these, and the server knows no others. */
export const pages = {
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
  /** Where an emailed link to a saved quote leads (D-046). */
  savedQuote: '/saved-quote',
  vehicleLanding: '/vehicle-landing-page',
  /** Where letters about what follows a policy lead, and those that one may do without. */
  subscription: '/your-subscription',
  stopEmails: '/stop-emails',
  outage: '/outage/',
} as const

/** Asks /transfer/<journey> for the page where answers that were handed over are opened. */
export const HANDED_OVER = 'handed-over'

export function stepPage(step: WizardStepName): string {
  const segment = wizardSteps.find(({ name }) => name === step)?.segment ?? 'vehicle-details'
  return `${pages.quote}/${segment}`
}
