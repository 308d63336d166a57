/** How far down the page the customer has to be, by the width of the screen (AON-11). */
const SHARE = { wide: 0.18, narrow: 0.2 }

/** Whether the prompt for breakdown cover is due: so much of what can be scrolled has been. */
export function isPromptDue(scrolled: number, scrollable: number, isWide: boolean): boolean {
  return scrollable > 0 && scrolled / scrollable >= (isWide ? SHARE.wide : SHARE.narrow)
}
