import { errorWords } from '../../api/error-catalogue'

/** What is said of a change once it is made, and when it could not be (ERR-27 to ERR-30). */
export type ChangeWords = { done: string; failed: string }

export const changeWords = {
  protectionAdded: {
    done: 'No claims discount protection added',
    failed: errorWords.protectionFailed,
  },
  protectionRemoved: {
    done: 'No claims discount protection removed',
    failed: errorWords.protectionFailed,
  },
  breakdownAdded: { done: 'Breakdown cover added', failed: errorWords.breakdownNotAdded },
  breakdownRemoved: { done: 'Breakdown cover removed', failed: errorWords.breakdownNotRemoved },
  keyCareAdded: { done: 'Key Care added', failed: errorWords.keyCareNotAdded },
  keyCareRemoved: { done: 'Key Care removed', failed: errorWords.keyCareNotRemoved },
} as const satisfies Record<string, ChangeWords>

/** Of the extras that have no words of their own. */
export function addOnChanged(title: string, to: 'added' | 'removed'): ChangeWords {
  return {
    done: `${title} ${to}`,
    failed: errorWords.addOnFailed,
  }
}
