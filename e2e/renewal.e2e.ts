import { addDays, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long } from './long.ts'
import { buySubscription } from './paying/buy-subscription.ts'
import { linkMailedTo } from './saved/inbox.ts'
import { at } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const link = /http:\/\/[a-z0-9.:-]+\/your-subscription#[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/

test('the link in the policy’s email stops the renewal of thirty days, after a confirmation [SUB-08] [D-225] [RST-12]', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `renews-${Date.now()}@example.com`
  await buySubscription(page, email)

  const address = await linkMailedTo(email, 1, link)
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
  const reader = await context.newPage()
  await reader.goto(address)
  await expect(title(reader)).toHaveText('Your cover renews automatically')
  await expect(reader).toHaveURL(/\/your-subscription$/)
  const lastDay = addDays(londonDate(new Date()), 1 + 29)
  await expect(reader.getByText(`${longDate(lastDay)} at 23:59`)).toBeVisible()
  await expect(
    reader.getByText(`on ${longDate(addDays(lastDay, -1))}, from the card ending 0000`),
  ).toBeVisible()
  await expectClean(reader, 'a renewal')

  await reader.getByRole('button', { name: 'Stop renewing' }).click()
  const question = reader.getByRole('dialog', { name: 'Stop renewing?' })
  await expect(question.getByRole('button', { name: 'Keep renewing' })).toBeFocused()
  await expectCleanInLongRun(reader, 'the question before it is stopped')
  await question.getByRole('button', { name: 'Stop renewing' }).click()
  await expect(title(reader)).toHaveText("Your policy won't renew automatically")
  await expect(title(reader)).toBeFocused()
  await expect(reader.getByText("We won't charge your card again")).toBeVisible()
  await expectCleanInLongRun(reader, 'a renewal that is stopped')

  // The same link shows the same page again; without it there is nothing to see.
  await reader.goto(at('acorn_taxi', '/quote/vehicle-details'))
  await reader.goto(address)
  await expect(title(reader)).toHaveText("Your policy won't renew automatically")
  await reader.reload()
  await expect(title(reader)).toHaveText('Please open the link in your email again')
  await expectCleanInLongRun(reader, 'no link')

  // A policyholder whose email program has truncated the link requests a new one with the policy number.
  const number = await page
    .getByRole('region', { name: 'Your policy number' })
    .locator('[data-part="copy-text-text"]')
    .innerText()
  await reader.goto(at('acorn_taxi', '/quote/vehicle-details'))
  await reader.goto(address.slice(0, -9))
  await expect(title(reader)).toHaveText('Sorry, part of this link is missing')
  await reader.getByLabel('Policy number').fill(number)
  await reader.getByRole('button', { name: 'Email me a new link' }).click()
  await expect(title(reader)).toHaveText('Check your email')
  const emails = 3 // The policy, that its renewal was stopped, and this.
  await reader.goto(await linkMailedTo(email, emails, link))
  await expect(title(reader)).toHaveText("Your policy won't renew automatically")
  await context.close()
})

test('an unknown link shows a message on both pages [D-247]', long, async ({ page }) => {
  await page.goto(at('acorn_taxi', `/your-subscription#${'x'.repeat(43)}`))
  await expect(title(page)).toHaveText('Sorry, this link no longer works')
  await expectClean(page, 'an unknown link')
  await page.goto(at('acorn_taxi', '/quote/vehicle-details'))
  await page.goto(at('acorn_taxi', `/stop-emails#${'x'.repeat(43)}`))
  await expect(title(page)).toHaveText('Stop these emails?')
  await expectClean(page, 'stopping reminders')
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(title(page)).toHaveText('Sorry, this link no longer works')
})
