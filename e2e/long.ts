/**
 * Like another test, for another brand, journey, card page or person, or also proven below the browser: runs in the long run only
 * (docs/decisions/0019). No requirement may be proven by these alone.
 */
export const long = { tag: '@long' }

/** Tags every value except these for the long run only. */
export function longBut<Value>(one: Value, ...ofEveryRun: readonly NoInfer<Value>[]): { tag: string[] } {
  return { tag: ofEveryRun.includes(one) ? [] : [long.tag] }
}
