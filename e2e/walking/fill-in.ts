import type { Locator } from '@playwright/test'

/** One answer, by the words of its question. */
export type LabelledAnswer = { label: string; text: string }

/**
 * Fills in a step from top to bottom in one call. It runs inside the page, because one call per field would take most of a walk's
 * time. Every field must be visible and enabled, and is blurred afterwards. The keyboard tests cover typing, picking and pressing
 * by hand.
 */
export async function fillIn(scope: Locator, answers: readonly LabelledAnswer[]): Promise<void> {
  if (answers.length > 0) await scope.evaluate(fillBoxes, answers)
}

/** Runs in the page. */
async function fillBoxes(scope: Element, answers: readonly LabelledAnswer[]): Promise<void> {
  const wordsOf = (field: Element) =>
    field.querySelector('[data-part="field-label"]')?.firstChild?.textContent?.trim()
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  /** A question that depends on an answer appears a moment after it. */
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
    // As typing does: with the native setter React notices the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    box.dispatchEvent(new Event('change', { bubbles: true }))
    box.blur()
  }

  for (const { label, text } of answers) {
    const field = await fieldOf(label)
    const row = [...field.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const otherDay = row.find(({ value }) => value === 'another-day')
    if (otherDay) {
      // A start is typed out: the day, and its time once that is asked for.
      otherDay.click()
      await nextFrame()
      field.querySelector('button')?.click()
      await nextFrame()
    }
    const boxes = [...field.querySelectorAll('input:not([type=radio]), select')]
    if (row.length > 0 && !otherDay) {
      const radio = row.find(({ value, disabled }) => value === text && !disabled)
      if (!radio) throw new Error(`"${label}" does not offer "${text}"`)
      radio.click()
    } else if (boxes.length === 3 || boxes.length === 5) {
      // A date in three boxes, then the hour and minute: "27/03/1987 09:00".
      for (const [index, part] of text.split(/[/ :]/).entries()) write(boxes[index], part, label)
    } else write(boxes[0], text, label)
    await nextFrame()
  }
}
