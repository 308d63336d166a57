import type { ErrorReport } from './error-report.ts'

declare global {
  interface Window {
    /** A hook for an error-reporting tool (ERR-34, JRN-22, D-018). Nothing is sent anywhere without it or ERROR_REPORT_URL. */
    milepostErrors?: {
      start?: (rates: ErrorReportRates) => void
      report: (report: ErrorReport) => void
    }
  }
}

/** Listens for uncaught errors. The reporting code is loaded when there is something to report, so that no visit waits for it. */
export function watchErrors(): void {
  window.milepostErrors?.start?.(errorReportRates)
  window.addEventListener('error', ({ error }) => tell('error', error))
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason))
}

function tell(kind: ErrorReport['kind'], error: unknown): void {
  const reporting = import('./error-report.ts').then(({ reportError }) => reportError(kind, error))
  // An error in the reporting itself cannot be reported.
  reporting.catch(() => undefined)
}

/**
 * Settings for an error-reporting tool, if one is plugged in (CON-42, D-206): every error is sent, one visit in ten is recorded and every
 * one with an error; all that was typed or shown is masked in a recording.
 */
export const errorReportRates = {
  traceSampleRate: 1,
  replaySessionSampleRate: 0.1,
  replayOnErrorSampleRate: 1,
  maskAllText: true,
  maskAllInputs: true,
} as const

export type ErrorReportRates = typeof errorReportRates
