/**
 * A whole number of things, as people read it: "12,000". Not by Intl: a phone takes longer to load the rules of a language than to
 * run all other code of the first screen.
 */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
