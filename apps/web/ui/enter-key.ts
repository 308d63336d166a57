import type { KeyboardEvent } from 'react'

/** Enter in a box, where a form would be submitted: not on a button or a link, and not where it already did something. */
export function isEnterInBox(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    !event.isDefaultPrevented() &&
    !event.nativeEvent.isComposing &&
    event.target instanceof HTMLInputElement
  )
}
