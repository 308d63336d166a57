import { readFileSync } from 'node:fs'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { atDesk, signInAtDesk } from './desk/sign-in.ts'
import { long } from './long.ts'
import { office } from './office.ts'
import { personaOf } from './results/open-results.ts'
import { openEmptyPage, priceOf, wholeAnswers } from './results/quote-by-call.ts'

const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('listitem')

/** A quote that staff have locked and unlocked. */
async function storied(page: Page, journey: JourneyId = 'acorn_pc'): Promise<string> {
  await openEmptyPage(page, journey)
  const whole = await wholeAnswers(page, journey, personaOf(journey).answers)
  const { quoteReference } = (await priceOf(page, journey, whole)).results
  await office('lock', quoteReference)
  await office('unlock', quoteReference)
  return quoteReference
}

test(
  'a team lead reads the history of one record and the day of one staff member, and the trail is complete [DSK-801] [DSK-804]',
  long,
  async ({ page }) => {
    const reference = await storied(page)
    await signInAtDesk(page, 'Tess Holloway')
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Audit' }).click()
    await expect(entries(page).first()).toBeVisible()
    await page.getByLabel('Reference, policy number or id').fill(reference)
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(entries(page)).toHaveCount(2)
    await expect(entries(page).first()).toContainText('unlocked a quote')
    await expect(entries(page).nth(1)).toContainText('locked a quote')
    expect(page.url()).toBe(atDesk(`/audit?record=${reference}`))
    await expectCleanInLongRun(page, 'a record’s story')

    await page.getByRole('button', { name: 'Verify the trail' }).click()
    await expect(page.getByText('The audit trail is whole')).toBeVisible()
    await expect(page.getByText(/Entries 1 to \d+ are as they were written/)).toBeVisible()
    // She cannot export.
    await expect(page.getByRole('button', { name: 'Export these entries' })).toHaveCount(0)
    await expectClean(page, 'verified')

    await page.goto(atDesk('/audit'))
    await page.getByRole('link', { name: 'The day of Tess Holloway' }).first().click()
    await expect(page).toHaveURL(/\/audit\?person=staff-tess&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/)
    // Her own reads are listed too.
    await expect(entries(page).first()).toContainText('read the audit trail')
    await page.getByLabel('Reference, policy number or id').fill('robin@example.com')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('Customers are not named in the trail.')).toBeVisible()
    await expect(page.getByLabel('Reference, policy number or id')).toBeFocused()
    await page.goto(atDesk('/audit?person=Nobody+At+All'))
    await expect(page.getByText('Nothing is on record')).toBeVisible()
    await expectCleanInLongRun(page, 'nothing on record')
  },
)

test(
  'data protection exports the history as a file, with a second factor [DSK-803] [DSK-109]',
  long,
  async ({ page }) => {
    const reference = await storied(page)
    await signInAtDesk(page, 'Dot Pryce', { path: `/audit?record=${reference}`, secondFactor: true })
    await expect(entries(page)).toHaveCount(2)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export these entries' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^audit-.*\.csv$/)
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain('"quote.lock","Locked a quote"')
    await expect(page.getByText(/2 entries in audit-/)).toBeVisible()
    await expectCleanInLongRun(page, 'exported')
  },
)

// The API's own tests request them in every way.
test('entries about another brand’s quote are not shown [DSK-802]', long, async ({ page }) => {
  const reference = await storied(page, 'flag_taxi')
  await signInAtDesk(page, 'Tess Holloway', { path: `/audit?record=${reference}` })
  await expect(page.getByText('Nothing is on record')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await signInAtDesk(page, 'Tom Ellery', { path: `/audit?record=${reference}` })
  await expect(entries(page)).toHaveCount(2)
})
