import { expect, type Locator, type Page } from '@playwright/test'

/**
 * A person with a mouse and a keyboard, whose work is counted: every press of the pointer is a click; every character, Tab, Enter
 * and arrow is a key. Nothing is pasted or filled in from memory.
 */
export function mouseAndKeyboard(page: Page) {
  const spent = { clicks: 0, keys: 0 }

  async function click(target: Locator): Promise<void> {
    spent.clicks += 1
    await target.click()
  }

  /** Keys as they are pressed; words in brackets are keys of their own: "27[Tab]3". */
  async function type(text: string): Promise<void> {
    for (const key of text.match(/\[\w+\]|./gu) ?? []) {
      spent.keys += 1
      await page.keyboard.press(key.length > 1 ? key.slice(1, -1) : key)
    }
  }

  const group = (question: string) => page.getByRole('radiogroup', { name: question, exact: true })

  /** One press, because all answers are on the page. */
  async function choose(question: string, answer: string): Promise<void> {
    await click(group(question).getByText(answer, { exact: true }))
  }

  /** A list that opens: focused with Tab and chosen by its first letters. */
  async function select(question: string, letters: string, answer: string): Promise<void> {
    const list = page.getByRole('combobox', { name: question, exact: true })
    await type('[Tab]')
    await expect(list).toBeFocused()
    await type(letters)
    await expect(list.locator('option:checked')).toHaveText(answer)
  }

  /** The same with the pointer: one click opens the list, another chooses. The list itself belongs to the browser. */
  async function pick(question: string, answer: string): Promise<void> {
    spent.clicks += 2
    await page.getByRole('combobox', { name: question, exact: true }).selectOption({ label: answer })
  }

  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))

  return { spent, click, type, choose, select, pick, press, group }
}
