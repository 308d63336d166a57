/** Seeded random numbers: the same seed gives the same numbers on any machine. */
export type Dice = {
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** As `whole`, with small numbers as likely as large ones. */
  spread(to: number): number
  pick<Item>(items: readonly Item[]): Item
  isOneIn(sides: number): boolean
}

/** The mulberry32 generator: short, fast and even enough for tests. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    spread: (to) => Math.floor((to + 1) ** next()) - (next() < 0.5 ? 0 : 1),
    pick: <Item>(items: readonly Item[]) => {
      if (items.length === 0) throw new Error('There is nothing to pick from')
      // The index is within the list, whose items may themselves be undefined.
      return items[whole(0, items.length - 1)] as Item
    },
    isOneIn: (sides) => whole(1, sides) === 1,
  }
}
