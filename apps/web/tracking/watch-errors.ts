import type { ErrorReport } from './error-report'
import { type ErrorReportRates, errorReportRates } from './error-report-rates'

declare global {
  interface Window {
    /** A place for an error-reporting tool (ERR-34, JRN-22, D-018). Nothing is sent anywhere without it or ERROR_REPORT_URL. */
    milepostErrors?: {
      start?: (rates: ErrorReportRates) => void
      report: (report: ErrorReport) => void
    }
  }
}

/** Listens for what nobody caught. What is made of it is fetched when there is something to tell: no visit waits for it. */
export function watchErrors(): void {
  window.milepostErrors?.start?.(errorReportRates)
  window.addEventListener('error', ({ error }) => tell('error', error))
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason))
}

function tell(kind: ErrorReport['kind'], error: unknown): void {
  const told = import('./error-report').then(({ reportError }) => reportError(kind, error))
  // An error of the reporting itself has nowhere to be reported to.
  told.catch(() => undefined)
}
