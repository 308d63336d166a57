import { isAddress } from '../values/address.ts'
import type { Dice } from './dice.ts'

type Change = (text: string) => string

const changes: readonly Change[] = [
  (text) => ` ${text} `,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(' ', ''),
  (text) => text.replaceAll(' ', '  '),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll(' ', '-'),
  (text) => text.replaceAll("'", '\u2019').replaceAll('-', '\u2013'),
  (text) => text.normalize('NFD'),
  (text) => `\u202A${text}\u202C`,
  (text) => `${text}\t`,
  (text) => Array.from(text).join(' '),
]

/** The same answer written differently; an answer that is not text is unchanged. */
export function untidied(answer: unknown, dice: Dice): unknown {
  if (typeof answer === 'string') return dice.pick(changes)(answer)
  if (!isAddress(answer)) return answer
  return Object.fromEntries(Object.entries(answer).map(([part, line]) => [part, dice.pick(changes)(line)]))
}
