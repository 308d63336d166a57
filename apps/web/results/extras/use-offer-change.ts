import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '../../ui/toast'
import type { Changed } from '../change-offer'
import type { ChangeWords } from './change-words'

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
