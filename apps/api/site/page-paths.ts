import { wizardSteps } from '@milepost/domain/journeys/steps'

/** Shown to everybody while the site is closed (D-039). */
export const OUTAGE_PATH = '/outage/'

/** Every address that is a page of the web site (NAV-01 to NAV-03); anything else is not found. */
export const pagePaths: readonly string[] = [
  '/',
  '/quote',
  ...wizardSteps.map(({ segment }) => `/quote/${segment}`),
  '/policy-selection',
  '/referral',
  '/results',
  '/pcw-result',
  '/thank-you',
  '/make-payment',
  '/payment-summary',
  '/error',
  '/summary',
  '/time-out',
  '/restart-policy',
  '/30-day-quote',
  '/thirty-day-quote',
  '/restart-thank-you',
  '/quote-taken-up',
  '/quote-expired',
  '/quote-locked',
  '/protect-terms',
  '/your-quote-details',
  '/quote-retrieval',
  '/vehicle-landing-page',
  '/outage',
  OUTAGE_PATH,
]
