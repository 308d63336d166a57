import type { KeyboardEvent } from 'react'
import type { Box } from '../input'
import type { useAddress } from './use-address'

/** What each screen of the widget is given. */
export type ScreenProps<State> = {
  state: State
  /** The question's own id, name and message, worn by the box that a link to the question should reach. */
  main: Pick<Box, 'id' | 'name' | 'error' | 'data-error-key'>
  isAutofilled: boolean
  address: ReturnType<typeof useAddress>
}

/** Enter in a box does what the screen is for; it never reaches the Continue of the step around it. */
export function onEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    // While an input method composes a letter, Enter only accepts it.
    if (!event.nativeEvent.isComposing) act()
  }
}
