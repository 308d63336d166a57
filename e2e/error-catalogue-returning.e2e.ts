import { expect, test } from '@playwright/test'
import { answers } from './errors/answers.ts'
import { long } from './long.ts'
import { office } from './office.ts'
import { openResults } from './results/open-results.ts'
import { giveSecurityAnswers, owner, press, referenceOn, typeDate } from './returning/come-back.ts'
import { at } from './site.ts'

test('a link that opens nothing shows the message of its call [ERR-03] [D-246]', long, async ({ page }) => {
  await page.goto(at('acorn_pc', `/pcw-result?Token=${'t'.repeat(43)}&QuoteRef=A-0123456789A`))
  await expect(page.getByText('Unable to create a session')).toBeVisible()
  await page.goto(at('acorn_pc', `/results?quote=${'t'.repeat(43)}`))
  await press(page, 'Open my quote')
  await expect(page.getByText('Unable to find quote')).toBeVisible()
})

test('a conflicted state leads to its page [ERR-07] [NAV-38] [D-243]', long, async ({ page }) => {
  for (const [code, to] of [
    ['QUOTE_TAKEN_UP', '/quote-taken-up'],
    ['QUOTE_EXPIRED', '/quote-expired'],
    ['QUOTE_LOCKED', '/quote-locked'],
  ] as const) {
    await answers(page, 'OpenQuoteLink', 409, code)
    await page.goto(at('acorn_pc', `/results?quote=${'t'.repeat(43)}`))
    await press(page, 'Open my quote')
    await expect(page, code).toHaveURL(new RegExp(`${to}$`))
  }
})

test(
  'a check of five facts shows one message for every failure, and a page for a quote that has ended [ERR-03] [ERR-06] [RET-06] [NAV-33] [NAV-34] [NAV-35]',
  long,
  async ({ page }) => {
    test.slow()
    const securityAnswers = { reference: 'A-0123456789A', registration: 'AA19AAA' }
    for (const [status, code] of [
      [204, ''],
      [404, 'QUOTE_NOT_FOUND'],
      [429, 'TOO_MANY_REQUESTS'],
    ] as const) {
      await page.goto(at('acorn_pc', '/quote-retrieval'))
      await answers(page, 'QuoteDpaCheckByBody', status, code)
      await giveSecurityAnswers(page, securityAnswers)
      await expect(page.getByRole('dialog'), code).toContainText(
        'Unable to retrieve quote. Please check your details and try again.',
      )
    }
    for (const [code, to] of [
      ['QUOTE_LOCKED', '/quote-locked'],
      ['QUOTE_EXPIRED', '/quote-expired'],
      ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
    ] as const) {
      await page.goto(at('acorn_pc', '/quote-retrieval'))
      await answers(page, 'QuoteDpaCheckByBody', 409, code)
      await giveSecurityAnswers(page, securityAnswers)
      await expect(page, code).toHaveURL(new RegExp(`${to}$`))
    }
  },
)

test(
  'a reminder check reports details that do not match, and leads to another page if the quote cannot be opened [ERR-02] [ERR-08] [RMD-06] [RMD-07] [D-244] [D-245]',
  long,
  async ({ page }) => {
    test.slow()
    await openResults(page, 'acorn_pc')
    const link = await office('link', await referenceOn(page))
    const check = async (status: number, code: string) => {
      await page.goto(link)
      await answers(page, 'QuoteReminderDpaCheckByBody', status, code)
      await page.getByLabel(/surname/i).fill(owner.surname)
      await typeDate(page, owner.born)
      await page.getByLabel(/postcode/i).fill(owner.postcode)
      await press(page, 'See my quote')
    }
    await check(403, 'QUOTE_MISMATCH')
    await expect(page.getByRole('alert')).toContainText(
      'Some of the details provided do not match the information in your quote.',
    )
    await check(409, 'QUOTE_INELIGIBLE')
    await expect(page).toHaveURL(/\/error$/)
    await check(409, 'QUOTE_LOCKED')
    await expect(page).toHaveURL(/\/quote-locked$/)
  },
)
