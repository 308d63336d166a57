/**
 * Alike another test, for another brand, journey, card page or person, or proven below the browser as well: walked by the long run
 * only (docs/decisions/0019). No requirement may be proven by these alone.
 */
export const long = { tag: '@long' }

/** Of many that are alike, those that every run walks. */
export function longBut<Value>(one: Value, ...ofEveryRun: readonly NoInfer<Value>[]): { tag: string[] } {
  return { tag: ofEveryRun.includes(one) ? [] : [long.tag] }
}
