import { grouped } from '../../values/grouped.ts'
import { ok, refused } from '../../values/result.ts'
import type { Kind } from './kind.ts'

const LONGEST = 20
const wholeNumberPattern = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/

/**
 * A whole number in usual notation: "5,000", "5 000", "5000". `like` is the example in its messages. The question sets the
 * limits; ten digits are too many for any question here.
 */
export function wholeNumber(like: number): Kind<number> {
  const example = grouped(like)
  return {
    input: 'whole-number',
    example: '12',
    read(text) {
      const typed = text.length > LONGEST ? text.slice(0, LONGEST) : text.replace(/\s/g, '')
      if (typed === '') return ok(undefined)
      if (wholeNumberPattern.test(typed)) return ok(Number(typed.replaceAll(',', '')))
      if (/^[-\u2212]/.test(typed)) return refused('numberNegative', "The number can't be less than 0")
      if (/^[\d,]*\.\d+$/.test(typed)) {
        return refused('numberNotWhole', `Please enter a whole number without decimals, like ${example}`)
      }
      return refused('notANumber', `Please enter a number in figures, like ${example}`)
    },
    show: grouped,
    holds: (value) => typeof value === 'number',
    dto: { shape: { whole: [0, 999_999] } },
  }
}
