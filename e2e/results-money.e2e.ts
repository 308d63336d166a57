import { expect, type Page, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long } from './long.ts'
import { youngPersona } from './personas/personas.ts'
import { amountIn, amountsIn, sum } from './results/money-on-page.ts'
import { openResults, personaOf } from './results/open-results.ts'
import { inPence, pricedIn } from './results/priced-answer.ts'

const paymentRadio = (page: Page, name: 'Pay Monthly' | 'Pay Annually') => page.getByRole('radio', { name })
const card = (page: Page, name: string) => page.locator('label', { hasText: name })

test('every figure on the page is the one from the API, and they add up to the penny [RES-11] [DDM-07] [D-159]', async ({
  page,
}) => {
  const priced = pricedIn(await openResults(page, 'acorn_pc'))
  const { monthly, inFull } = priced
  if (!monthly) throw new Error('An adult may pay monthly')
  const total = inPence(monthly.totalAmountPayable)
  const cash = inPence(inFull.totalAmountPayable)

  expect(await amountIn(card(page, 'Pay Monthly').locator('[data-part="way-total"]'))).toBe(total)
  expect(await amountIn(card(page, 'Pay Annually').locator('[data-part="way-total"]'))).toBe(cash)

  // The extra cost, in pounds and per cent, and the interest.
  const [more, interest] = await amountsIn(page.locator('[data-part="payment-difference"]'))
  expect(more).toBe(total - cash)
  expect(interest).toBe(inPence(monthly.interestAmount))
  const percent = (((total - cash) / cash) * 100).toFixed(1)
  await expect(page.locator('[data-part="payment-difference"]')).toContainText(
    `(${percent}%) more than paying in full.`,
  )

  await page.getByText('See every payment').click()
  // Twelve payments, each with its date, add up to the total.
  const dates = page.locator('[data-part="dates-payment"]')
  await expect(dates).toHaveCount(monthly.appliedInstalmentCount + 1)
  expect(sum(await amountsIn(dates))).toBe(total)
  expect(await amountIn(dates.first())).toBe(inPence(monthly.upFrontAmount))
  for (const text of (await dates.allInnerTexts()).slice(1))
    expect(text).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}/)

  // The parts of each price, with tax and fee named, add up to it.
  for (const [method, whole, charge] of [
    ['DIRECT_DEBIT', total, inPence(monthly.interestAmount)],
    ['CARD_PAYMENT', cash, 0],
  ] as const) {
    await page.locator(`input[value="${method}"]`).check()
    const made = page.locator(`[data-part="payment-details"][data-way="${method}"]`)
    const amounts = await amountsIn(made.locator('[data-part="money-amount"]'))
    expect(amounts.at(-1)).toBe(whole)
    expect(sum(amounts.slice(0, -1))).toBe(whole)
    expect(
      await amountIn(made.locator('[data-part="money-row"]', { hasText: 'Insurance premium tax' })),
    ).toBe(inPence({ amount: inFull.iptAmount }))
    const fee = made.locator('[data-part="money-row"]', { hasText: 'Policy administration fee' })
    await expect(fee).toContainText('Non-refundable')
    expect(await amountIn(fee)).toBe(inPence(inFull.fees))
    await expect(made.locator('[data-part="money-row"]', { hasText: 'Charge for credit' })).toHaveCount(
      charge ? 1 : 0,
    )
  }

  // The eight parts of the example (CONC 3.5.5).
  const example = page.locator('[data-part="example-parts"] > div')
  await expect(example).toHaveCount(8)
  const part = (name: string) => example.filter({ hasText: name }).locator('dd')
  await expect(part('Interest rate')).toHaveText('15.00% fixed per annum, flat')
  await expect(part('Other charges')).toHaveText('None')
  expect(await amountIn(part('Amount of credit'))).toBe(inPence(monthly.totalAmountOfCredit))
  await expect(part('Representative APR')).toHaveText(`${monthly.apr.toFixed(1)}%`)
  expect(await amountsIn(part('Cash price'))).toEqual([cash, inPence(monthly.upFrontAmount)])
  await expect(part('Duration')).toHaveText(
    `${monthly.appliedInstalmentCount} months from the first day of cover`,
  )
  expect(await amountIn(part('Total amount payable'))).toBe(total)
  expect((await amountsIn(part('Repayments'))).at(-1)).toBe(inPence(monthly.standardInstalmentAmount))
  await expect(page.getByText('regulated fixed-sum premium finance loan')).toHaveCount(1)
})

test('both totals are visible together and equally large, on the narrowest phone and on a wide screen [RES-09] [RES-10]', async ({
  page,
}) => {
  test.slow()
  await openResults(page, 'carrot_pc')
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const totals = page.locator('[data-part="way-total"]')
    await totals.first().scrollIntoViewIfNeeded()
    for (const total of [totals.first(), totals.last()]) await expect(total).toBeInViewport({ ratio: 1 })
    const sizes = await totals.evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize))
    expect(new Set(sizes).size, `${width} px: ${sizes}`).toBe(1)
    const isCut = await totals.evaluateAll((all) => all.some((each) => each.scrollWidth > each.clientWidth))
    expect(isCut, `${width} px: a total leaves its card`).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test(
  'below 1200 px the choice is a toggle that starts on monthly; above it both are side by side [RES-10] [RES-13] [RES-17] [D-158]',
  long,
  async ({ page }) => {
    test.slow()
    await openResults(page, 'acorn_pc')
    const monthly = page.getByRole('heading', { name: 'Paying monthly' })
    const inFull = page.getByRole('heading', { name: 'Paying in full' })
    const note = page.getByText('Paying monthly by Direct Debit')
    await expect(paymentRadio(page, 'Pay Monthly')).toBeChecked()
    await expect(monthly).toBeHidden()
    await page.getByText('See every payment').click()
    await expect(monthly).toBeVisible()
    await expect(inFull).toBeHidden()
    await expect(note).toBeVisible()
    await expectClean(page, 'monthly')

    await card(page, 'Pay Annually').click()
    await expect(monthly).toBeHidden()
    await expect(inFull).toBeVisible()
    await expect(note).toBeHidden()
    await expect(page.locator('[data-part="way-total"]')).toHaveCount(2)
    for (const total of await page.locator('[data-part="way-total"]').all()) await expect(total).toBeVisible()
    // The choice is kept, and shown in the pinned footer.
    await page.locator('#breakdown').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-part="dock-price"]')).toContainText('Pay in full')
    await page.reload()
    await expect(paymentRadio(page, 'Pay Annually')).toBeChecked()
    await page.getByText('See every payment').click()

    await page.setViewportSize({ width: 1200, height: 900 })
    await expect(monthly).toBeVisible()
    await expect(inFull).toBeVisible()
    await expectClean(page, 'in full, wide')
  },
)

test(
  'a customer under 18 is not offered credit, and the page explains why [D-179]',
  long,
  async ({ page }) => {
    await openResults(page, 'carrot_pc', youngPersona)
    await expect(page.locator('#paymentOptions').getByRole('radio')).toHaveCount(1)
    await expect(paymentRadio(page, 'Pay Annually')).toBeChecked()
    await expect(page.getByText('You must be 18 to sign one, so you pay in full.')).toBeVisible()
    await expect(page.locator('#paymentOptions').getByText('APR')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Receive documents by post' })).toHaveCount(0)
    await expectClean(page, 'under 18')
  },
)

test('a short policy has one price, and is not called annual [SUB-08] [RES-20]', long, async ({ page }) => {
  const persona = personaOf('briefly_impound')
  const coverDetails = { ...persona.answers.coverDetails }
  const priced = pricedIn(
    await openResults(page, 'briefly_impound', { answers: { ...persona.answers, coverDetails } }),
  )
  expect(priced.monthly).toBeUndefined()
  await expect(page.getByRole('radio', { name: 'Pay in full' })).toBeChecked()
  await expect(card(page, 'Pay in full')).toContainText('in total for 30 days')
  await expect(page.getByRole('radio', { name: 'Pay Annually' })).toHaveCount(0)
  await expect(page.locator('[data-part="panel"]').getByText('30 days', { exact: true })).toBeVisible()

  // The excess is shown as a sum, and adds up.
  await page.getByText('See every excess').click()
  const panel = page.locator('[data-part="panel"]', { hasText: 'Total excess' })
  const amounts = await amountsIn(panel.locator('dl:first-of-type [data-part="money-amount"]'))
  const compulsory = priced.excesses.filter(({ excessCode }) => /COMPULSORY|DRIVER/.test(excessCode))
  expect(amounts.at(-1)).toBe(sum(amounts.slice(0, -1)))
  expect(amounts.at(-1)).toBe(sum(compulsory.map(({ totalAmount }) => inPence(totalAmount))))
})
