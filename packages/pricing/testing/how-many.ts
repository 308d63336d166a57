/**
 * How many random cases a test tries. Every run needs enough to notice a rule that broke; the long run looks for the rare one
 * (docs/decisions/0019).
 */
export function howMany({ inEveryRun, inLongRun }: { inEveryRun: number; inLongRun: number }): number {
  return process.env['LONG'] ? inLongRun : inEveryRun
}
