import { expect, type Page } from '@playwright/test'

/** The colours that a visitor's own palette has for text and icons, in addition to that of links. */
const palette = 'CanvasText ButtonText GrayText Highlight HighlightText'

/** Every icon is drawn in the visitor's own colours, and a chosen option does not look like the others. */
export async function expectSeenInForcedColours(page: Page, state: string): Promise<void> {
  const unseen = await page.evaluate((names) => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '#sample'
    const sample = document.body.appendChild(document.createElement('span'))
    const colours = names.split(' ').map((name) => {
      sample.style.color = name
      return getComputedStyle(sample).color
    })
    colours.push(getComputedStyle(link).color)
    for (const each of [link, sample]) each.remove()
    const edge = (element: Element | null | undefined) => element && getComputedStyle(element).borderTopColor
    const isOdd = (radio: HTMLInputElement) => {
      const other = document.querySelector(`input[name="${CSS.escape(radio.name)}"]:not(:checked)`)
      return other && edge(radio.closest('label')) === edge(other.closest('label'))
    }
    return [
      ...[...document.querySelectorAll('svg[data-icon]')]
        .filter((icon) => icon.checkVisibility() && !colours.includes(getComputedStyle(icon).color))
        .map((icon) => `the sign ${icon.getAttribute('data-icon')}, ${getComputedStyle(icon).color}`),
      ...[...document.querySelectorAll<HTMLInputElement>('main input[type="radio"]:checked')]
        .filter((radio) => radio.checkVisibility() && isOdd(radio))
        .map((radio) => `what is chosen of ${radio.name}`),
    ]
  }, palette)
  expect(unseen, `${state}, in forced colours`).toEqual([])
}
