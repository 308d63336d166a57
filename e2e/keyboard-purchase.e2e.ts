import { expect, type Locator, type Page, test } from '@playwright/test'
import { press, pressOn, tabTo } from './keyboard/hands'
import { cards } from './paying/cards'
import { expectReady, makePayment } from './paying/open-payment'
import { openResults } from './results/open-results'

// Elements that are still moving would be looked for in the wrong place.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Chooses a radio button with the arrows, wherever in the group the focus starts. */
async function chooseByKey(page: Page, choice: Locator, among: Locator): Promise<void> {
  await tabTo(page, among)
  const radios = await among.count()
  for (let at = 0; at < radios && !(await choice.isChecked()); at += 1) await press(page, 'ArrowDown')
  if (!(await choice.isChecked())) await press(page, 'Space')
  await expect(choice).toBeChecked()
}

/** Into the provider's frame, which has its own fields and focus rings. */
async function tabIntoFrame(page: Page, title: string): Promise<void> {
  const isInside = () =>
    page.evaluate((name) => document.activeElement?.getAttribute('title') === name, title)
  for (let stops = 0; stops < 30 && !(await isInside()); stops += 1) await press(page, 'Tab')
  expect(await isInside(), `the focus is in ${title}`).toBe(true)
}

test('a policy is bought with nothing but keys, from the price to the policy', async ({ page }) => {
  test.slow()
  await openResults(page, 'motorcade_pc')

  await test.step('how it is paid, and what was read', async () => {
    const paymentRadios = page.getByRole('radio', { name: /^Pay / })
    await chooseByKey(page, page.getByRole('radio', { name: /^Pay (Annually|in full)/ }), paymentRadios)
    await pressOn(page, button(page, 'Read Disclaimer'))
    await pressOn(page, button(page, 'Agree'))
    await pressOn(page, page.getByRole('checkbox', { name: /^I have read the information/ }), 'Space')
    await pressOn(page, button(page, 'Buy Now'))
  })

  await test.step('whose address it is, and the card in the provider’s own boxes', async () => {
    await expectReady(page)
    const home = page.getByRole('radiogroup', { name: /billing address/ }).getByRole('radio')
    await chooseByKey(page, home.first(), home)
    await tabIntoFrame(page, 'Card details')
    for (const typed of [cards.visa, '12/39', '987']) {
      await page.keyboard.type(typed)
      await press(page, 'Tab')
    }
    await pressOn(page, makePayment(page))
  })

  await expect(page).toHaveURL(/\/thank-you$/, { timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeFocused()
})
