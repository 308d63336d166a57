import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

declare global {
  interface Window {
    /** Listens from before the page is drawn; the page itself says how (index.html). */
    milepostEarly?: { pressed: HTMLElement | undefined; stop: () => void }
  }
}

/**
 * Whether the server's drawing of the first screen stands in the page and is what this visitor is to see: somebody whose tab or browser
 * holds something of a quote is drawn a page of their own. What only waits for a page is nobody's.
 */
export function isPrerendered(root: HTMLElement): boolean {
  const isFirstScreen = root.firstElementChild !== null && !('waiting' in root.dataset)
  return isFirstScreen && !('kept' in document.documentElement.dataset)
}

/** The drawing was not for this visitor; nothing of it is seen, nor of what was pressed on it. Who waits goes on to until they are drawn. */
export function dropPrerendered(root: HTMLElement): void {
  if (!('waiting' in root.dataset)) root.replaceChildren()
  delete document.documentElement.dataset['kept']
  takePressed()
}

/** What was typed and pressed before this page could listen: neither is lost. */
export function usePreHydrationInput(boxId: string, text: string, onTyped: (text: string) => void): void {
  const takeTyped = useEffectEvent(() => {
    const box = document.getElementById(boxId)
    if (box instanceof HTMLInputElement && box.value !== text) onTyped(box.value)
  })
  // Before anything draws the box again and puts into it what we know.
  useLayoutEffect(() => takeTyped(), [])
  // When what was typed has become what the button is about.
  useEffect(() => {
    const pressed = takePressed()
    if (pressed) setTimeout(() => pressed.click())
  }, [])
}

function takePressed(): HTMLElement | undefined {
  const typedBefore = window.milepostEarly
  typedBefore?.stop()
  delete window.milepostEarly
  return typedBefore?.pressed
}
