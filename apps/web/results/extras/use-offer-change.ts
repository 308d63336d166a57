import { errorWords } from '@milepost/contract/error-words'
import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import { useState } from 'react'
import type { Option } from '../../offer/offer'
import { useNavigate } from '../../router'
import { showToast } from '../../ui/toast'
import type { Changed } from '../change-offer'

/** What could not be done, and whether trying again can help: it cannot while the tab holds an older price. */
export type Failure = { words: string; isStale: boolean }

/**
 * A change of the offer from a button: said once it is made, with the new price in the footer; when it fails the words are said and
 * stay beside the button, and everything is as before. A quote that has ended leads to its page.
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

/** What is said of a change once it is made, and when it could not be (ERR-27 to ERR-30). */
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

/** Of the extras that have no words of their own. */
export function addOnChanged(title: string, to: 'added' | 'removed'): ChangeWords {
  return {
    done: `${title} ${to}`,
    failed: errorWords.addOnFailed,
  }
}

/** An extra on offer, its costs in pence. */
export type OfferedAddOn = {
  code: string
  description: string
  annualCost: Pence
  monthlyCost: Pence
  selected: boolean
}

export function offeredAddOns({ underwrittenAddOns }: Option): readonly OfferedAddOn[] {
  return underwrittenAddOns.map(({ addOnCode, addOnDescription, annualCost, monthlyCost, selected }) => ({
    code: addOnCode,
    description: addOnDescription,
    annualCost: fromPounds(annualCost.amount),
    monthlyCost: fromPounds(monthlyCost.amount),
    selected,
  }))
}
