import type { KeyboardEvent } from 'react'

/** Enter in an input, where it would submit a form: not on a button or a link, and not if it was already handled. */
export function isEnterInBox(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    !event.isDefaultPrevented() &&
    !event.nativeEvent.isComposing &&
    event.target instanceof HTMLInputElement
  )
}
