/** Where the product keeps how far its clock is ahead: in its database, as a user who may write nothing else. */
export type ProductClock = { read: () => Promise<number>; write: (aheadMs: number) => Promise<void> }

export type Moved = { kind: 'moved' } | { kind: 'refused'; why: string }

/** The time of everything in the sandbox: cards, lender, inbox. It goes as fast as any clock and can be moved forward. */
export type SandboxClock = {
  now: () => Date
  /** Whether moving it also moves the product's. */
  isShared: () => boolean
  /** Takes over the product's clock, and moves it from now on. */
  share: (product: ProductClock) => Promise<void>
  moveTo: (time: Date) => Promise<Moved>
}

/** Far enough for every promise of a policy, and near enough for a mistyped year to be refused. */
const MOST_YEARS = 30
const YEAR_MS = 365.25 * 86_400_000

export function sandboxClock(wallClock: () => number = Date.now): SandboxClock {
  let aheadMs = 0
  let shared: ProductClock | undefined
  const now = () => new Date(wallClock() + aheadMs)
  return {
    now,
    isShared: () => shared !== undefined,
    async share(product) {
      aheadMs = await product.read()
      shared = product
    },
    async moveTo(time) {
      const wanted = time.getTime() - wallClock()
      if (!(wanted > aheadMs))
        return { kind: 'refused', why: 'The clock only goes forward: choose a later time.' }
      if (wanted > MOST_YEARS * YEAR_MS)
        return { kind: 'refused', why: `The clock goes ${MOST_YEARS} years forward at most.` }
      // The product first: a charge must not be asked for in a month that its card provider has not reached.
      const before = aheadMs
      aheadMs = Math.round(wanted)
      try {
        await shared?.write(aheadMs)
      } catch (error) {
        aheadMs = before
        throw error
      }
      return { kind: 'moved' }
    },
  }
}
