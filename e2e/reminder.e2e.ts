import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long, longBut } from './long.ts'
import { office } from './office.ts'
import { openResults } from './results/open-results.ts'
import { otherDevice, owner, press, referenceOn, title, typeDate } from './returning/come-back.ts'
import { at } from './site.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const MISMATCH = 'Some of the details provided do not match the information in your quote.'

/** Shown with every failed check, whether or not the tries are used up (D-263). */
const AFTER_SEVERAL_TRIES = 'After several tries, you need to wait 15 minutes or ask for a link by email.'

async function tell(page: Page, surname: string): Promise<void> {
  await page.getByLabel('Policyholder surname').fill(surname)
  await typeDate(page, owner.born)
  await page.getByLabel('Home postcode').fill(owner.postcode)
  await press(page, 'See my quote')
}

for (const journey of ['acorn_pc', 'carrot_pc', 'motorcade_cv'] as const) {
  test(
    `a reminder shows prices first, and the quote after the check: ${journey} [NAV-11] [JRN-11] [RMD-01] [RMD-02] [RMD-05] [RMD-06] [D-263] [T5]`,
    longBut(journey, 'acorn_pc'),
    async ({ page, browser }) => {
      await openResults(page, journey)
      const reference = await referenceOn(page)
      const prices = await page.locator('[data-part="way-total"]').allInnerTexts()
      const link = await office('link', reference)
      const token = new URL(link).searchParams.get('quote') ?? ''

      const phone = await otherDevice(browser)
      await phone.page.goto(link)
      await expect(title(phone.page, 'Your quote is ready')).toBeVisible()
      expect(phone.page.url()).toBe(at(journey, '/your-quote-details'))
      expect(await phone.addressAtStart()).toBe(phone.page.url())
      await expect(phone.page.locator('[data-part="reminder-total"]')).toHaveText(prices)
      for (const known of [owner.surname, reference, 'Provider Close'])
        await expect(phone.page.getByText(known)).toHaveCount(0)
      await expectCleanInLongRun(phone.page, 'prices')

      await tell(phone.page, 'Somebody')
      await expect(phone.page.getByRole('alert')).toHaveText(`${MISMATCH}${AFTER_SEVERAL_TRIES}`)
      await expectClean(phone.page, 'mismatch')
      await tell(phone.page, owner.surname)
      expect(await referenceOn(phone.page)).toBe(reference)
      expect(phone.page.url()).toBe(at(journey, '/results'))
      const [stored, seen] = await phone.page.evaluate(() => [
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
        JSON.stringify(Reflect.get(window, 'dataLayer')),
      ])
      expect([stored, seen].join('\n')).not.toContain(token)
      // The token was only in the request for the document and in the two calls that accept it.
      const pathsAsked = phone.asked.filter((url) => url.includes(token)).map((url) => new URL(url).pathname)
      expect([...new Set(pathsAsked)].sort()).toEqual([
        '/api/v1/Quote/GetPricingDetails',
        '/api/v1/Quote/GetQuote',
        '/your-quote-details',
      ])
      expect([...phone.cameFrom]).toEqual([''])
      // Sent with the purchase (D-240).
      expect(stored).toMatch(/notificationSource\W+reminder\b/)
      await phone.close()
    },
  )
}

test(
  'a locked quote shows no prices, and a page without its link explains what to do [RMD-07] [NAV-38]',
  long,
  async ({ page, browser }) => {
    await openResults(page, 'acorn_pc')
    const reference = await referenceOn(page)
    const link = await office('link', reference)
    await office('lock', reference)
    const phone = await otherDevice(browser)
    await phone.page.goto(link)
    await expect(phone.page).toHaveURL(/\/quote-locked$/)
    await office('unlock', reference)
    await phone.page.goto(link)
    await expect(title(phone.page, 'Your quote is ready')).toBeVisible()
    await phone.page.reload()
    await expect(title(phone.page, 'Please open the link in your message again')).toBeVisible()
    await expectClean(phone.page, 'no link')
    await phone.page.getByRole('link', { name: 'Find my quote by its reference' }).click()
    await expect(phone.page).toHaveURL(/\/quote-retrieval$/)
    await phone.close()
  },
)
