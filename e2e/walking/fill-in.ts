import type { Locator } from '@playwright/test'

/** One answer, by the words of its question. */
export type LabelledAnswer = { label: string; text: string }

/**
 * Fills in what a step asks, from top to bottom, in one go. It is done inside the page, as one call for each box would take most
 * of the time of a walk; every box must be there to be seen and free to be changed, and is left as a person leaves it. Typing,
 * picking and pressing by hand are walked by the keyboard tests.
 */
export async function fillIn(scope: Locator, answers: readonly LabelledAnswer[]): Promise<void> {
  if (answers.length > 0) await scope.evaluate(fillBoxes, answers)
}

/** Runs in the page. */
async function fillBoxes(scope: Element, answers: readonly LabelledAnswer[]): Promise<void> {
  const wordsOf = (field: Element) =>
    field.querySelector('[data-part="field-label"]')?.firstChild?.textContent?.trim()
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  /** A question that an answer reveals comes a moment after it. */
  async function fieldOf(label: string): Promise<Element> {
    const latest = performance.now() + 5000
    while (performance.now() < latest) {
      const found = [...scope.querySelectorAll('[data-field]')].find((field) => wordsOf(field) === label)
      if (found?.checkVisibility()) return found
      await nextFrame()
    }
    throw new Error(`Nothing on the page asks "${label}"`)
  }

  function write(box: Element | undefined, text: string, label: string): void {
    const isBox = box instanceof HTMLInputElement || box instanceof HTMLSelectElement
    if (!isBox || box.disabled) throw new Error(`"${label}" has no box for "${text}"`)
    if (box instanceof HTMLSelectElement && ![...box.options].some(({ value }) => value === text))
      throw new Error(`"${label}" does not offer "${text}"`)
    box.focus()
    // As typing does it: React hears of a value that was not set by itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    box.dispatchEvent(new Event('change', { bubbles: true }))
    box.blur()
  }

  for (const { label, text } of answers) {
    const field = await fieldOf(label)
    const row = [...field.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const boxes = [...field.querySelectorAll('input, select')]
    if (row.length > 0) {
      const wanted = row.find(({ value, disabled }) => value === text && !disabled)
      if (!wanted) throw new Error(`"${label}" does not offer "${text}"`)
      wanted.click()
    } else if (boxes.length === 3 || boxes.length === 5) {
      // A day in three boxes, and the hour and minute after it: "27/03/1987 09:00".
      for (const [index, part] of text.split(/[/ :]/).entries()) write(boxes[index], part, label)
    } else write(boxes[0], text, label)
    await nextFrame()
  }
}
