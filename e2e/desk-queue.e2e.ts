import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { referredByCall } from './desk/referred-customer.ts'
import { atDesk, signInAtDesk } from './desk/sign-in.ts'
import { long } from './long.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const lineOf = (page: Page, reference: string) =>
  page.getByRole('list', { name: 'Work' }).getByRole('listitem').filter({ hasText: reference })

test(
  'a referred customer appears in the queue, a staff member takes the case by keyboard, and others see who holds it [DSK-207] [DSK-209] [DSK-204]',
  long,
  async ({ page: customer, browser }) => {
    const [atUnas, atToms] = [await browser.newContext(), await browser.newContext()]
    const [una, tom] = [await atUnas.newPage(), await atToms.newPage()]
    await signInAtDesk(una, 'Una Wright', { path: '/queue?kind=referral&brand=M' })
    await una.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
    await signInAtDesk(tom, 'Tom Ellery', { path: '/queue?brand=M' })

    const { reference, proposerDetails } = await referredByCall(customer, 'queue')
    // Neither page was reloaded.
    const line = lineOf(una, reference)
    await expect(line).toContainText('A driver has been refused cover')
    await expect(line).toContainText(/Due 17:00/)
    await expect(line).toContainText('Nobody has it')
    await expect(lineOf(tom, reference)).toContainText('Nobody has it')
    await expect(line).not.toContainText(proposerDetails.lastNames ?? 'no name')
    await expectClean(una, 'the queue')

    // By keyboard alone: moves to the line and takes it.
    const link = line.getByRole('link', { name: reference })
    const lines = await una.getByRole('list', { name: 'Work' }).getByRole('listitem').count()
    await una.locator('h1').click()
    for (let presses = 0; presses < lines; presses += 1) {
      await una.keyboard.press('j')
      if (await link.evaluate((found) => found === document.activeElement)) break
    }
    await expect(link).toBeFocused()
    await una.keyboard.press('t')
    await expect(line).toContainText('You have it')
    await expect(lineOf(tom, reference)).toContainText('Una Wright has it')
    await expect(lineOf(tom, reference).getByRole('button', { name: /^Take/ })).toHaveCount(0)

    await una.keyboard.press('?')
    await expect(una.getByRole('dialog', { name: 'Keyboard' })).toContainText('Take the line')
    await una.keyboard.press('Escape')
    await una.keyboard.press('/')
    await expect(una.getByLabel('Reference or policy number')).toBeFocused()
    await una.keyboard.type(reference.toLowerCase())
    await expect(una).toHaveURL(new RegExp(`kind=referral&brand=M&find=${reference}`, 'i'))
    await expect(una.getByRole('list', { name: 'Work' }).getByRole('listitem')).toHaveCount(1)

    // The URL contains the whole filter: it opens the same list in another tab.
    const again = await atUnas.newPage()
    await again.goto(una.url())
    await expect(lineOf(again, reference)).toContainText('You have it')
    await expect(again.getByRole('list', { name: 'Work' }).getByRole('listitem')).toHaveCount(1)

    // Enter follows the line in focus.
    await again.locator('h1').click()
    await again.keyboard.press('j')
    await again.keyboard.press('Enter')
    await expect(again).toHaveURL(new RegExp(`/quotes/M/${reference}$`))
    await expect(again.getByRole('region', { name: 'Decision and price' })).toBeVisible()

    // A team lead hands it to a staff member who has signed in before.
    await lineOf(tom, reference).getByRole('button', { name: /^More/ }).click()
    const dialog = tom.getByRole('dialog', { name: reference })
    await expect(dialog.getByText('Una Wright has it.')).toBeVisible()
    await expectCleanInLongRun(tom, 'what else can be done')
    await dialog.getByLabel('To whom').selectOption({ label: 'Tom Ellery, Team lead' })
    await dialog.getByLabel('Why them').selectOption({ label: 'They know the case' })
    await dialog.getByRole('button', { name: 'Hand over' }).click()
    await expect(lineOf(tom, reference)).toContainText('You have it')
    await expect(line).toContainText('Tom Ellery has it')

    // Once snoozed, it is hidden from everyone.
    await lineOf(tom, reference).getByRole('button', { name: /^More/ }).click()
    await tom.getByLabel('Until when').selectOption({ label: 'For one hour' })
    await tom.getByRole('form', { name: 'Snooze' }).getByLabel('Why').selectOption({ index: 1 })
    await tom.getByRole('button', { name: 'Snooze' }).click()
    await expect(lineOf(tom, reference)).toHaveCount(0)
    await expect(line).toHaveCount(0)
    await tom.getByLabel('Snoozed').selectOption({ label: 'Only these' })
    await expect(lineOf(tom, reference)).toContainText('snoozed to')
    await atToms.close()
    await atUnas.close()
  },
)

test('the queue fits a phone and a wide screen, empty and full [DSK-209]', long, async ({ page }) => {
  await signInAtDesk(page, 'Tom Ellery', { path: '/queue' })
  await page.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.goto(atDesk('/queue?find=NOTHING-LIKE-THIS'))
  await expect(page.getByText('No work matches these filters.')).toBeVisible()
  await expectCleanInLongRun(page, 'an empty queue')
})
