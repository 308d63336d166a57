import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

declare global {
  interface Window {
    /** Records clicks before hydration; set up by an inline script (index.html). */
    milepostEarly?: { pressed: HTMLElement | undefined; stop: () => void }
  }
}

/**
 * Whether the page contains the prerendered first screen and this visitor should see it: with quote state in the tab or browser a
 * page of their own is rendered. A waiting screen is not the first screen.
 */
export function isPrerendered(root: HTMLElement): boolean {
  const isFirstScreen = root.firstElementChild !== null && !('waiting' in root.dataset)
  return isFirstScreen && !('kept' in document.documentElement.dataset)
}

/**
 * Removes the prerendered first screen, which is not for this visitor, with any click on it. A waiting screen stays until the page
 * is rendered.
 */
export function dropPrerendered(root: HTMLElement): void {
  if (!('waiting' in root.dataset)) root.replaceChildren()
  delete document.documentElement.dataset['kept']
  takePressed()
}

/** Applies what was typed and clicked before hydration, so that neither is lost. */
export function usePreHydrationInput(boxId: string, text: string, onTyped: (text: string) => void): void {
  const takeTyped = useEffectEvent(() => {
    const box = document.getElementById(boxId)
    if (box instanceof HTMLInputElement && box.value !== text) onTyped(box.value)
  })
  // In a layout effect, before a render overwrites the field with the stored value.
  useLayoutEffect(() => takeTyped(), [])
  // After the typed text is in the state that the button acts on.
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
