import { expect, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long } from './long.ts'
import { acceptance, accounts, buyNow, fillIn, form, openSummary, say, sortCode } from './paying/summary.ts'
import { amountIn } from './results/money-on-page.ts'
import { inPence } from './results/priced-answer.ts'

test(
  "a no immediately rules out monthly payment and leads to paying in full; the tick is cleared with the account's answers [DDM-13] [DDM-14] [DDM-15] [DDM-17] [DDM-18] [D-184] [D-185]",
  long,
  async ({ page }) => {
    test.slow()
    const { inFull } = await openSummary(page, 'motorcade_pc')
    await fillIn(page, accounts.good)
    for (const question of [/in your own name/, /only person needed/]) {
      await acceptance(page).check()
      await say(page, question, 'No')
      await expect(
        form(page)
          .getByText(
            "The Direct Debit must be in the policyholder's name. Please change your answer or pay in full.",
          )
          .first(),
      ).toBeVisible()
      await expect(acceptance(page)).toHaveCount(0)
      await expect(page.getByLabel('Whose name is the account in?')).toBeVisible()
      await expect(buyNow(page)).toBeDisabled()
      await say(page, question, 'Yes')
      await expect(acceptance(page)).not.toBeChecked()
      await expect(buyNow(page)).toBeDisabled()
    }
    await say(page, /accept premium finance/, 'No')
    await say(page, /afford the repayments/, 'No')
    await say(page, /in your own name/, 'No')
    for (const words of [
      'You have declined premium finance. To continue please accept or choose to pay in full.',
      'You must be able to afford the repayments to pay monthly.',
    ])
      await expect(form(page).getByText(words).first()).toBeVisible()
    // Pressed while disabled, it buys nothing and shows what is missing.
    await buyNow(page).click({ force: true })
    await expect(form(page).getByRole('alert').getByRole('link')).toHaveCount(6)
    await expectClean(page, 'refused')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    const link = form(page)
      .getByRole('link', { name: /^Pay £.+ in full instead$/ })
      .first()
    expect(await amountIn(link)).toBe(inPence(inFull.totalAmountPayable))
    await link.click()
    await page.waitForURL(/\/make-payment$/)
    // Back leads to the price, where the payment option is chosen.
    await page.goBack()
    await page.waitForURL(/\/results$/)
  },
)

test(
  'the credit is explained in six sections, and the lender can be saved as a contact on a narrow screen only [DDM-02] [DDM-08] [DDM-09] [DDM-10] [CON-22] [CON-24] [CON-25]',
  long,
  async ({ page }) => {
    test.slow()
    await openSummary(page, 'carrot_pc')
    const credit = page.getByRole('region', { name: 'About your credit' })
    await expect(credit.locator('summary')).toHaveText([
      'Key Features',
      'Costs of the credit',
      'Other important legal aspects',
      'Additional information',
      'FAQs',
      'Contact Details',
    ])
    for (const summary of await credit.locator('summary').all()) await summary.click()
    await page.getByText('The Direct Debit Guarantee').click()
    await expectClean(page, 'with everything open')
    for (const words of [
      '£25 each time',
      'within 14 days',
      "at least 10 working days' notice",
      '0117 496 0913',
    ])
      await expect(credit.getByText(words).first()).toBeVisible()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save Contact Details' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Larchfield Premium Finance Limited.vcf')

    await page.getByRole('button', { name: 'How do I know if I can afford it?' }).click()
    const help = page.getByRole('dialog', { name: 'Can I afford it?' })
    await expect(help).toBeVisible()
    await expectClean(page, 'with the helper open')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'How do I know if I can afford it?' })).toBeFocused()

    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('button', { name: 'Save Contact Details' })).toHaveCount(0)
    await expectClean(page, 'wide')
  },
)

test(
  'every answer, the documents and Buy Now are reached by keyboard alone in the order of the page [DDM-12] [DDM-25]',
  long,
  async ({ page }) => {
    test.slow()
    await openSummary(page)
    await page
      .getByRole('radiogroup', { name: /accept premium finance/ })
      .getByLabel('Yes')
      .focus()
    const next = async (key = 'Tab') => page.keyboard.press(key)
    await next('Space')
    await next()
    await next('Space')
    await next()
    await expect(page.getByRole('button', { name: 'How do I know if I can afford it?' })).toBeFocused()
    await next()
    await next('Space')
    await next()
    await next('Space')
    await next()
    await expect(sortCode(page)).toBeFocused()
    await page.keyboard.type('99x9901 7')
    await expect(sortCode(page)).toHaveValue('99-99-01')
    // In the middle of the text, the caret stays where something was typed.
    for (let step = 0; step < 4; step += 1) await next('ArrowLeft')
    await next('Backspace')
    await page.keyboard.type('8')
    await expect(sortCode(page)).toHaveValue('99-89-01')
    await next('Backspace')
    await page.keyboard.type('9')
    await expect(sortCode(page)).toHaveValue('99-99-01')
    await next()
    await page.keyboard.type('12345678')
    await next()
    await next('Space')
    await next()
    await expect(page.locator('summary', { hasText: 'The Direct Debit Guarantee' })).toBeFocused()
    const document = page.getByRole('button', { name: /Pre-contract credit information/ })
    await document.waitFor()
    await next()
    await expect(document).toBeFocused()
    await next()
    await next()
    await expect(acceptance(page)).toBeFocused()
    await next('Space')
    await next()
    await expect(buyNow(page)).toBeFocused()
    await next('Enter')
    await page.waitForURL(/\/make-payment$/)
  },
)
