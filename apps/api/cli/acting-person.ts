import { userInfo } from 'node:os'
import { personalDetailIn, REASON_LENGTH, saysWhy } from '@milepost/domain/desk/act-reason'
import type { Actor } from '../platform/audit/ports.ts'

/** Required with every command that changes something or outputs customer data. */
export const ACTING = '--as <your name> --because <reason>'

const name = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_@-]{1,59}$/u
const plainText = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u

export type Read = { words: readonly string[] } & (
  | { kind: 'acting'; by: Actor }
  | { kind: 'unsaid'; problem: string }
)

/** Removes who acts and why from a command's arguments. Without both, no command that acts is started. */
export function readActing(typed: readonly string[]): Read {
  const words = [...typed]
  const taken = (option: string): string | undefined => {
    const at = words.findIndex((word) => word === option || word.startsWith(`${option}=`))
    if (at === -1) return undefined
    const [word = '', next = ''] = words.splice(at, words[at] === option ? 2 : 1)
    return (word === option ? next : word.slice(option.length + 1)).trim()
  }
  const who = taken('--as')
  const because = taken('--because')
  const problem = problemOf(who, because)
  if (problem !== undefined || who === undefined || because === undefined)
    return { kind: 'unsaid', words, problem: problem ?? WHO_AND_WHY }
  return { kind: 'acting', words, by: { who, because, door: 'command-line', account: accountHere() } }
}

const WHO_AND_WHY = `Give your name and a reason: ${ACTING}. Nothing was done.`

function problemOf(who: string | undefined, because: string | undefined): string | undefined {
  if (who === undefined || because === undefined) return WHO_AND_WHY
  if (!name.test(who))
    return '--as must be your name as your colleagues know it, 2 to 60 characters. Nothing was done.'
  if (!saysWhy(because))
    return `--because must be a reason that a colleague understands: ${REASON_LENGTH.least} to ${REASON_LENGTH.most} characters, more than one word. Nothing was done.`
  if (!plainText.test(because)) return 'The reason must be one line of text. Nothing was done.'
  const held = personalDetailIn(because)
  return (
    held &&
    `The reason contains what looks like ${held}. Reasons are stored longer than the customer's data: name the case, not the person. Nothing was done.`
  )
}

/** The operating system account, in addition to the name that was typed. */
function accountHere(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
