import { expect, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long } from './long.ts'
import { agree } from './paying/open-payment.ts'
import { openResults } from './results/open-results.ts'
import { buyNow, CONTACT, email, form, problems, visited } from './results/purchase-form.ts'
import { at } from './site.ts'

test(
  'a price that another tab has changed is shown before it can be bought [BUY-07] [BUY-14] [CON-16]',
  long,
  async ({ page }) => {
    test.slow()
    await openResults(page, 'motorcade_pc')
    await page.getByRole('radio', { name: /Pay Annually/ }).check()
    const total = page
      .locator('[data-part="way"]')
      .filter({ hasText: 'Pay Annually' })
      .locator('[data-part="way-total"]')
    const before = await total.innerText()
    // As another tab of the same browser would, without this page knowing.
    const status = await page.evaluate(async () => {
      const { state } = JSON.parse(sessionStorage.getItem('milepost:motorcade_pc:results') ?? '{}')
      const reply = await fetch('/api/v1/Quote/UpdateNoClaimsProtection', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-tenant': 'M', 'x-product': 'PC' },
        body: JSON.stringify({ quoteReference: state.results.quoteReference, protectNoClaimsBonus: true }),
      })
      return reply.status
    })
    expect(status).toBe(200)
    await agree(page)
    await buyNow(page).click()
    const words = 'Your quote had to be rated again due to a change in the information provided.'
    const toast = page.getByText(words)
    await expect(toast).toBeVisible()
    const middle = await toast.evaluate((box) => {
      const { left, right, top } = box.getBoundingClientRect()
      return {
        fromCentre: (left + right - document.documentElement.clientWidth) / 2,
        height: top / innerHeight,
      }
    })
    expect(Math.abs(middle.fromCentre)).toBeLessThan(2)
    expect(middle.height).toBeGreaterThan(0.5)
    await expect(page.getByRole('heading', { name: 'Your price has gone up by' })).toBeInViewport()
    await expect(page.getByText(words)).toHaveCount(0, { timeout: 5000 })
    await expect(total).not.toHaveText(before)
    await expect(page.getByRole('radio', { name: /Pay/, checked: true })).toHaveCount(0)
    await expect(page).toHaveURL(/\/results$/)

    await buyNow(page).click()
    const paymentOptions = page.locator('#paymentOptions')
    await expect(paymentOptions.getByText('Please select a payment method')).toBeInViewport()
    await expect(problems(page)).toHaveText(['Please select a payment method'])
    await expectClean(page, 'without a way to pay', [], '#paymentOptions')
    await page.getByRole('radio', { name: /Pay Annually/ }).check()
    await expect(paymentOptions.getByText('Please select a payment method')).toHaveCount(0)
    await buyNow(page).click()
    await expect.poll(() => visited(page)).toContain('/make-payment')
  },
)

test(
  'Buy Now works with an added extra, and works again after coming back from the next page [BUY-13] [D-163]',
  long,
  async ({ page }) => {
    await openResults(page, 'acorn_pc')
    await page.getByRole('button', { name: 'Add Key Care' }).click()
    await expect(page.getByRole('button', { name: 'Remove Key Care' })).toBeVisible()
    await agree(page)
    // The whole quote is priced again with new ids, which the page must pick up.
    for (const _time of ['first', 'again']) {
      const [reply] = await Promise.all([page.waitForResponse(CONTACT), buyNow(page).click()])
      expect(reply.status()).toBe(200)
      await expect.poll(() => visited(page)).toContain('/payment-summary')
      await page.goto(at('acorn_pc', '/results'))
    }
    await page.getByRole('button', { name: 'Remove Key Care' }).click()
    await expect(page.getByRole('button', { name: 'Add Key Care' })).toBeVisible()
  },
)

test(
  'a failure shows a message and Buy Now works again; a quote that has ended leads to its page [BUY-19] [D-169]',
  long,
  async ({ page }) => {
    test.slow()
    await openResults(page, 'acorn_protect')
    await agree(page)
    await page.route(CONTACT, (route) => route.abort())
    await buyNow(page).click()
    await expect(page.getByText("We couldn't save your details")).toBeVisible()
    await expect(page.getByText('Updating Quote...')).toHaveCount(0)
    await expectClean(page, 'when nothing could be reached', [], '#purchase')

    const refuse = (status: number, code: string, errors: object[] = []) =>
      page.route(CONTACT, (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ title: code, status, code, message: '', errors }),
        }),
      )
    await refuse(400, 'VALIDATION_ERROR', [
      { field: 'body.contactDetails.contactEmail', message: 'Please enter a valid email' },
    ])
    await buyNow(page).click()
    await expect(problems(page)).toHaveText(['Please enter a valid email'])
    await expect(email(page)).toBeFocused()
    await email(page).fill('other@example.com')
    await expect(form(page).getByText('Please enter a valid email')).toHaveCount(0)

    await page.unroute(CONTACT)
    await buyNow(page).click()
    await expect.poll(() => visited(page)).toContain('/protect-terms')
    await page.goto(at('acorn_protect', '/results'))
    await refuse(409, 'QUOTE_LOCKED')
    await buyNow(page).click()
    await expect(page).toHaveURL(/\/quote-locked$/)
    await page.goto(at('acorn_protect', '/results'))
    await refuse(500, 'INTERNAL_ERROR')
    await buyNow(page).click()
    await expect(page).toHaveURL(/\/summary$/)
  },
)
