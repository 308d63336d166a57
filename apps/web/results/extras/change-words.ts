/** What is said of a change once it is made, and when it could not be (ERR-27 to ERR-30). */
export type ChangeWords = { done: string; failed: string }

export const changeWords = {
  protectionAdded: {
    done: 'No claims discount protection added',
    failed: 'Unable to process quote with no claims protection. Please try again.',
  },
  protectionRemoved: {
    done: 'No claims discount protection removed',
    failed: 'Unable to process quote with no claims protection. Please try again.',
  },
  breakdownAdded: { done: 'Breakdown cover added', failed: 'Unable to add break down cover' },
  breakdownRemoved: { done: 'Breakdown cover removed', failed: 'Unable to remove break down cover' },
  keyCareAdded: { done: 'Key Care added', failed: 'Unable to add key care' },
  keyCareRemoved: { done: 'Key Care removed', failed: 'Unable to remove key care' },
} as const satisfies Record<string, ChangeWords>

/** Of the extras that have no words of their own. */
export function addOnChanged(title: string, to: 'added' | 'removed'): ChangeWords {
  return {
    done: `${title} ${to}`,
    failed: 'Unable to process quote with add-on. Please try again.',
  }
}
