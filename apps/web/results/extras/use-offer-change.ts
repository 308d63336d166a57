import { errorWords } from '@milepost/contract/error-words'
import { useState } from 'react'
import { useNavigate } from '../../router.tsx'
import { showToast } from '../../ui/toast.ts'
import type { Changed } from '../change-offer.ts'

/** What failed, and whether the tab's price is out of date: then retrying cannot help. */
export type Failure = { words: string; isStale: boolean }

/**
 * A change of the offer from a button. Success is announced, with the new price in the footer. On failure the message is announced
 * and stays next to the button, and nothing changes. A quote that has ended leads to its end page.
 */
export function useOfferChange() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure>()
  async function run(change: () => Promise<Changed>, words: ChangeWords): Promise<void> {
    setFailure(undefined)
    const outcome = await change()
    switch (outcome.kind) {
      case 'changed':
        return showToast(words.done)
      case 'ended':
        return navigate(outcome.to, { replace: outcome.replace })
      default:
        showToast(words.failed)
        setFailure({ words: words.failed, isStale: outcome.kind === 'stale' })
    }
  }
  return { failure, run }
}

/** The messages of a change that succeeded or failed (ERR-27 to ERR-30). */
type ChangeWords = { done: string; failed: string }

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

/** For extras without their own messages. */
export function addOnChanged(title: string, to: 'added' | 'removed'): ChangeWords {
  return {
    done: `${title} ${to}`,
    failed: errorWords.addOnFailed,
  }
}
