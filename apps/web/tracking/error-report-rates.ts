/**
 * What an error-reporting tool is told to do, should one be plugged in (CON-42, D-206): every error is sent, one visit in ten is
 * recorded and every one that met an error; and whatever was typed or shown is masked in a recording.
 */
export const errorReportRates = {
  traceSampleRate: 1,
  replaySessionSampleRate: 0.1,
  replayOnErrorSampleRate: 1,
  maskAllText: true,
  maskAllInputs: true,
} as const

export type ErrorReportRates = typeof errorReportRates
