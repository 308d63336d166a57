/**
 * A whole number of things in usual notation: "12,000". Without Intl: a phone takes longer to load the rules of a language than
 * to run all other code of the first screen.
 */
export function grouped(count: number): string {
  let front = String(Math.abs(count))
  let groups = ''
  while (front.length > 3) {
    groups = `,${front.slice(-3)}${groups}`
    front = front.slice(0, -3)
  }
  return `${count < 0 ? '-' : ''}${front}${groups}`
}
