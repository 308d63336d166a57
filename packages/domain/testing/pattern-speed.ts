import { type Attack, attacksOn } from './pattern-attacks.ts'

const LONGEST = 50_000
const LIMIT_MS = 50

/** In small steps at first, so that a pattern with exponential cost is found before it takes forever. */
const lengths = [16, 20, 24, 28, 32, 36, 40, 50, 64, 128, 512, 2_000, 8_000, 20_000, LONGEST]

/** A pause of a busy machine may last longer once, but not as often as is tried again after so much. */
const HOPELESS_MS = 400

export type Slow = { attack: Attack; length: number; ms: number }

/** The text on which a pattern takes too long; undefined if none was found. */
export function slownessOf(pattern: RegExp): Slow | undefined {
  for (const attack of attacksOn(pattern)) {
    const slow = slowOn(attack, (text) => {
      pattern.lastIndex = 0
      pattern.test(text)
    })
    if (slow) return slow
  }
  return undefined
}

/** The same for any function that reads a text. */
function slowOn(attack: Attack, read: (text: string) => void): Slow | undefined {
  for (const length of lengths) {
    const text = attackText(attack, length)
    const ms = duration(() => read(text))
    if (ms >= LIMIT_MS) return { attack, length, ms }
  }
  return undefined
}

function attackText({ lead, again, end }: Attack, length: number): string {
  const room = Math.max(0, length - lead.length - end.length)
  return lead + again.repeat(Math.ceil(room / again.length)).slice(0, room) + end
}

/** The best of several attempts once one was slow, so that a pause of the machine does not count as a slow pattern. */
function duration(work: () => void): number {
  let best = timed(work)
  for (let tries = 1; tries < (best < HOPELESS_MS ? 10 : 4) && best >= LIMIT_MS; tries += 1)
    best = Math.min(best, timed(work))
  return best
}

function timed(work: () => void): number {
  const start = Date.now()
  work()
  return Date.now() - start
}
