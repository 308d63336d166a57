import { readFileSync } from 'node:fs'
import { formatDate, localDate, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { expect, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long } from './long.ts'
import {
  acceptance,
  accountNumber,
  accounts,
  buyNow,
  fillIn,
  form,
  openSummary,
  sortCode,
  typeAccount,
} from './paying/summary.ts'
import { amountIn, amountsIn, sum } from './results/money-on-page.ts'
import { inPence } from './results/priced-answer.ts'

test('the breakdown is the price of the server to the penny, with its first payment date [NAV-06] [DDM-05] [DDM-06] [DDM-07] [DDM-11]', async ({
  page,
}) => {
  test.slow()
  const dated = page.waitForResponse(/\/Payment\/GetPaymentDate/)
  const { monthly, inFull } = await openSummary(page)
  const total = inPence(monthly.totalAmountPayable)
  const cash = inPence(inFull.totalAmountPayable)
  const row = (name: string) => page.locator('[data-part="money-row"]', { hasText: name })

  expect(await amountIn(row('Annual premium').locator('dd'))).toBe(cash)
  expect(await amountIn(row('Charge for credit').locator('dd'))).toBe(inPence(monthly.interestAmount))
  await expect(row('Charge for credit')).toContainText(`${monthly.apr.toFixed(1)}% APR`)
  expect(await amountIn(row('Total payable').locator('dd'))).toBe(total)
  expect(await amountIn(row('To pay now').locator('dd'))).toBe(inPence(monthly.upFrontAmount))

  const standard = row('monthly payments')
  const times = monthly.unequalInstalmentAmount ? 10 : 11
  await expect(standard).toContainText(`${times} monthly payments`)
  expect(await amountIn(standard.locator('dd'))).toBe(inPence(monthly.standardInstalmentAmount))
  await expect(row('First monthly payment').filter({ hasText: '£' })).toHaveCount(times === 10 ? 1 : 0)

  const { paymentDate } = await (await dated).json()
  await expect(row('First monthly payment date')).toContainText(longDate(localDate(paymentDate)))
  await page.getByText('Every payment and its date').click()
  const payments = page.locator('[data-part="dates-payment"]')
  await expect(payments).toHaveCount(12)
  expect(sum(await amountsIn(payments))).toBe(total)
  await expect(payments.nth(1)).toContainText(longDate(localDate(paymentDate)))

  const percent = (((total - cash) / cash) * 100).toFixed(1)
  const difference = page.getByText('more than paying in full.')
  await expect(difference).toContainText(`(${percent}%)`)
  expect(await amountIn(difference)).toBe(total - cash)
  await expect(page.getByText('Important Information')).toBeVisible()
  await expect(page.getByText('Paying monthly is credit')).toContainText('a lender linked to Acorn')
  await expectClean(page, 'the breakdown')
})

test(
  'Buy Now is enabled by the last answer, stores the account nowhere and continues to the payment [DDM-03] [DDM-12] [DDM-24] [DDM-25] [SEC-06] [D-046]',
  long,
  async ({ page }) => {
    test.slow()
    await openSummary(page)
    await expectClean(page, 'empty')
    await expect(buyNow(page)).toBeDisabled()
    await expect(buyNow(page)).toHaveAccessibleDescription('Complete the rest of this page to buy.')
    await fillIn(page, accounts.good)
    await expect(sortCode(page)).toHaveValue('99-99-01')
    await expect(accountNumber(page)).toHaveValue('12345678')
    await expect(acceptance(page)).toHaveAccessibleName(`I accept on ${formatDate(londonDate(new Date()))}`)
    await expect(buyNow(page)).toBeEnabled()
    await expectClean(page, 'filled in')

    // Both documents can be downloaded before anything is bought.
    for (const name of ['Pre-contract credit information', 'Fixed sum loan agreement']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^Acorn .+\.pdf$/)
      expect(
        readFileSync(await download.path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }

    const checks: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('CheckBankDetails')) checks.push(request.postData() ?? '')
    })
    await buyNow(page).dblclick()
    await page.waitForURL(/\/make-payment$/)
    expect(checks.map((sent) => JSON.parse(sent))).toEqual([
      { quoteReference: expect.any(String), sortCode: '999901', accountNumber: '12345678' },
    ])
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
    )
    for (const secret of ['12345678', '999901', '99-99-01']) expect(stored).not.toContain(secret)

    // The details are still there after Back, and gone after a reload.
    await page.goBack()
    await expect(accountNumber(page)).toHaveValue('12345678')
    await page.reload()
    await expect(accountNumber(page)).toHaveValue('')
  },
)

test(
  'an account that is invalid or cannot be checked shows an error at both boxes; too many tries lead to the card [DDM-22] [DDM-23] [F18]',
  long,
  async ({ page }) => {
    test.slow()
    await openSummary(page)
    await fillIn(page, accounts.failsModulus)
    const notValid = "This sort code and account number don't match. Please check both"
    for (const account of [accounts.failsModulus, accounts.unknown]) {
      await typeAccount(page, account)
      await buyNow(page).click()
      await expect(sortCode(page)).toHaveAccessibleDescription(new RegExp(notValid))
      await expect(accountNumber(page)).toHaveAccessibleDescription(new RegExp(notValid))
      await expect(form(page).getByRole('alert').getByRole('link')).toHaveText([notValid, notValid])
      await expect(buyNow(page)).toBeDisabled()
    }
    await expect(page).toHaveTitle(/^Error: /)
    await expectClean(page, 'with an account that is not valid')

    await typeAccount(page, accounts.downForRepair)
    await expect(form(page).getByRole('alert')).toHaveCount(0)
    await buyNow(page).click()
    await expect(accountNumber(page)).toBeFocused()
    await expect(accountNumber(page)).toBeInViewport()
    await expect(accountNumber(page)).toHaveAccessibleDescription(
      /Please delete your account number and enter it again/,
    )
    await expect(sortCode(page)).toHaveAccessibleDescription(
      /Please delete your sort code and enter it again/,
    )
    expect(page.url()).toContain('/payment-summary')

    // That blocks nothing: a retry may work. The sixth account in ten minutes is one too many.
    await buyNow(page).click()
    await expect(accountNumber(page)).toBeFocused()
    await typeAccount(page, ['99-99-94', '12345679'])
    await buyNow(page).click()
    await expect(sortCode(page)).toHaveAccessibleDescription(new RegExp(notValid))
    await typeAccount(page, accounts.good)
    await buyNow(page).click()
    const alert = page.getByRole('alert').filter({ hasText: "We can't check any more bank details for now" })
    await expect(alert).toBeVisible()
    await expectClean(page, 'after too many tries')
    await alert.getByRole('link', { name: /^Pay £.+ in full instead$/ }).click()
    await page.waitForURL(/\/make-payment$/)
  },
)
