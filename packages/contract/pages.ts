import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { ProblemCode } from './problem.ts'

/** The paths of the site's pages (NAV-01 to NAV-03). The site serves only these, and the server knows no others. */
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
  /** Where emails about a renewal lead, and the link that stops optional emails. */
  subscription: '/your-subscription',
  stopEmails: '/stop-emails',
  outage: '/outage/',
} as const

/** Asks /transfer/<journey> for the page that opens handed-over answers. */
export const HANDED_OVER = 'handed-over'

export function stepPage(step: WizardStepName): string {
  const segment = wizardSteps.find(({ name }) => name === step)?.segment ?? 'vehicle-details'
  return `${pages.quote}/${segment}`
}

/** The page that a code of a quote leads to, whichever call answered with it (NAV-32 to NAV-36, D-242 to D-244). */
export const quoteEndPages = {
  QUOTE_DECLINED: pages.decline,
  QUOTE_REFERRED: pages.decline,
  QUOTE_ALREADY_TAKEN_UP: pages.quoteTakenUp,
  QUOTE_TAKEN_UP: pages.quoteTakenUp,
  QUOTE_EXPIRED: pages.quoteExpired,
  QUOTE_LOCKED: pages.quoteLocked,
  QUOTE_NOT_FOUND: pages.error,
  INTERNAL_ERROR: pages.error,
  ICE_ERROR: pages.error,
} as const satisfies Partial<Record<ProblemCode, string>>
