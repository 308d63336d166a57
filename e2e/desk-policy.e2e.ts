import { expect, type Page, test } from '@playwright/test'
import { expectCleanInLongRun } from './axe.ts'
import { atDesk, atOwnDesk } from './desk/sign-in.ts'
import { buySubscription } from './paying/buy-subscription.ts'
import { linkMailedTo } from './saved/inbox.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const renewalLink = /http:\/\/[a-z0-9.:-]+\/your-subscription#[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/

const section = (page: Page, name: string) => page.getByRole('region', { name })
const dialog = (page: Page) => page.getByRole('dialog')
/** Opens an act of the page and does it. */
const act = async (page: Page, title: string, button: string) => {
  await page.getByRole('button', { name: title }).click()
  await dialog(page).getByRole('button', { name: button }).click()
}
const expectStatus = (page: Page, words: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

test('staff resend documents, stop the renewal, cancel with the figures shown, and see it in the accounts; another brand’s policy has no page [DSK-510] [DSK-502] [DSK-508] [DSK-505] [DSK-113]', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `desk-${Date.now()}@example.com`
  const number = await buySubscription(page, email)
  await linkMailedTo(email, 1, renewalLink)
  const path = `/policies/A/${number}`

  const asha = await atOwnDesk(browser, 'Asha Patel', { path })
  await expect(asha.getByRole('heading', { level: 1 })).toContainText(`policy ${number}`)
  await expect(section(asha, 'What happens next')).toContainText('Renews automatically')
  // She may read neither the address nor the accounts.
  await expect(asha.getByRole('main')).not.toContainText(email)
  await expect(asha.getByText('Accounts', { exact: true })).toHaveCount(0)
  await expectCleanInLongRun(asha, 'a policy')
  for (const width of [390, 1440]) {
    await asha.setViewportSize({ width, height: 900 })
    const overflow = await asha.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }

  // Escape leaves an act undone, and the focus is back on its button.
  await asha.getByRole('button', { name: 'Send documents again' }).click()
  await expect(dialog(asha)).toContainText('We email every document of the policy to')
  await asha.keyboard.press('Escape')
  await expect(asha.getByRole('button', { name: 'Send documents again' })).toBeFocused()
  await act(asha, 'Send documents again', 'Send')
  await expectStatus(asha, /documents were sent to/)
  await linkMailedTo(email, 2, renewalLink)

  await act(asha, 'Turn automatic renewal off', 'Turn it off')
  await expectStatus(asha, /Automatic renewal is off/)
  await expect(section(asha, 'What happens next')).toContainText('Does not renew automatically')
  await act(asha, 'Turn automatic renewal on again', 'Turn it on again')
  await expectStatus(asha, /Automatic renewal is on/)
  await act(asha, 'Turn automatic renewal off', 'Turn it off')
  await expectStatus(asha, /Automatic renewal is off/)
  // She may preview the refund for the customer, but not cancel.
  await asha.getByRole('button', { name: 'Cancel the policy' }).click()
  await asha.getByLabel('Why it is cancelled').selectOption('customer')
  await asha.getByRole('radio', { name: 'No' }).check()
  await asha.getByRole('button', { name: 'Work out the refund' }).click()
  await expect(dialog(asha)).toContainText('Finance cancels the policy')

  // A policy of another brand, or one that was never sold, has no page either.
  for (const other of ['/policies/B/B-10000001', '/policies/A/A-99999999']) {
    await asha.goto(atDesk(other))
    await expect(asha.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  }

  const femi = await atOwnDesk(browser, 'Femi Carter', { path, secondFactor: true })
  await femi.getByRole('button', { name: 'Cancel the policy' }).click()
  await femi.getByLabel('Why it is cancelled').selectOption('customer')
  await femi.getByRole('button', { name: 'Work out the refund' }).click()
  await expect(femi.getByText('Say whether there has been a claim')).toBeVisible()
  await femi.getByRole('radio', { name: 'No' }).check()
  await femi.getByRole('button', { name: 'Work out the refund' }).click()
  await expect(dialog(femi)).toContainText('Within the first 14 days')
  await expectCleanInLongRun(femi, 'the figures of a cancellation')
  await femi.getByLabel('Your reason, for our record').fill('case 4711')
  await femi.getByRole('button', { name: /^Cancel and refund £/ }).click()
  await expectStatus(femi, /is cancelled\. The refund waits for a second person/)
  await expect(section(femi, 'Waiting for a decision')).toContainText('Waits for a second person')
  await expect(femi.getByRole('button', { name: 'Confirm refund' })).toHaveCount(0)

  const tom = await atOwnDesk(browser, 'Tom Ellery', { path, secondFactor: true })
  await tom.getByLabel('Your reason, for our record').fill('as the terms say')
  await tom.getByRole('button', { name: 'Confirm refund' }).click()
  await expectStatus(tom, /refund is confirmed/)
  await tom.getByText('Accounts', { exact: true }).first().click()
  await expect(section(tom, 'Payments').getByRole('row', { name: /Cancelled.*Insurer/ })).toBeVisible()
  await expectCleanInLongRun(tom, 'a cancelled policy')
  for (const each of [asha, femi, tom]) await each.context().close()
})
