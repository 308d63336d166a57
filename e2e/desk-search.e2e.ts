import type { JourneyId } from '@milepost/domain/terms/identity'
import { isEmail } from '@milepost/domain/values/email'
import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { atDesk, signInAtDesk } from './desk/sign-in.ts'
import { long } from './long.ts'
import { licenceNumberFor } from './personas/reading/licence-number.ts'
import { personaOf } from './results/open-results.ts'
import { openEmptyPage, priceOf, wholeAnswers } from './results/quote-by-call.ts'
import { goodPlate } from './site.ts'

/** A unique surname of letters only. */
const unusual = (start: string) =>
  start + Array.from({ length: 8 }, () => 'bcdfgklmnprt'[Math.floor(Math.random() * 12)]).join('a')

/** A customer who requests a price on the site. */
async function customer(page: Page, journey: JourneyId, lastNames: string): Promise<string> {
  const emailAddress = `${lastNames.toLowerCase()}@example.com`
  if (!isEmail(emailAddress)) throw new Error('No address')
  const { answers } = personaOf(journey)
  await openEmptyPage(page, journey)
  const person = { ...answers.proposerDetails, lastNames, emailAddress }
  const licenceNumber = licenceNumberFor(person)
  const whole = await wholeAnswers(page, journey, {
    ...answers,
    proposerDetails: { ...person, ...(licenceNumber !== undefined && { licenceNumber }) },
  })
  const { results } = await priceOf(page, journey, whole)
  return results.quoteReference
}

const found = (page: Page) => page.getByRole('list', { name: 'Found' }).getByRole('listitem')

async function searchFor(page: Page, text: string): Promise<void> {
  const box = page.getByLabel('Reference, policy number, registration')
  // A page is rendered a moment before it handles keys.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await box.fill(text)
  await page.keyboard.press('Enter')
}

test('an adviser finds a customer by a mistyped surname, a plate and a reference, by keyboard alone [DSK-601] [DSK-603]', async ({
  page,
}) => {
  const surname = unusual('Ste')
  const reference = await customer(page, 'acorn_pc', surname)
  await signInAtDesk(page, 'Asha Patel')

  const mistyped = `${surname.slice(0, 4)}${surname.charAt(5)}${surname.charAt(4)}${surname.slice(6)}`
  await searchFor(page, mistyped)
  await expect(found(page)).toHaveCount(1)
  await expect(found(page)).toContainText(reference)
  await expect(found(page)).toContainText(/\b[A-Z]\. S\./)
  await expect(found(page)).toContainText('Nearly as typed')
  await expect(found(page).getByRole('link')).toBeFocused()
  await expectClean(page, 'found')
  // Neither the result nor the URL contains the surname.
  await expect(found(page)).not.toContainText(surname)
  expect(page.url()).toBe(atDesk('/search'))

  await searchFor(page, `${surname.toLowerCase()}@exmaple.com`)
  await expect(found(page)).toContainText(reference)
  await searchFor(page, goodPlate('acorn_pc').toLowerCase().split('').join(' '))
  await expect(found(page).filter({ hasText: reference })).toHaveCount(1)
  const first = found(page).getByRole('link').first()
  await expect(first).toBeFocused()
  await searchFor(page, reference.toLowerCase().replace('-', ' '))
  await expect(found(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(atDesk(`/quotes/A/${reference}`))
  // Back to the search results.
  await page.goBack()
  await expect(found(page)).toContainText(reference)
})

// The API's access matrix tests this for every record.
test('a customer of another brand is not found [DSK-113]', long, async ({ page }) => {
  const surname = unusual('Kel')
  const reference = await customer(page, 'flag_taxi', surname)
  await signInAtDesk(page, 'Asha Patel')
  for (const text of [surname, reference]) {
    await searchFor(page, text)
    await expect(page.getByText('Nobody was found in your brands')).toBeVisible()
  }
  await expectCleanInLongRun(page, 'nobody found')
})

test(
  'j and k move through the list, which reports a search text that is too short and a failed search [DSK-604]',
  long,
  async ({ page }) => {
    const surname = unusual('Mar')
    await customer(page, 'acorn_pc', surname)
    await customer(page, 'motorcade_pc', surname)
    await signInAtDesk(page, 'Asha Patel')
    await searchFor(page, surname)
    const links = found(page).getByRole('link')
    await expect(links).toHaveCount(2)
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('j')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('j')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await expect(links.first()).toBeFocused()

    await searchFor(page, 'x')
    await expect(page.getByText('There is too little to search by')).toBeVisible()
    await expectCleanInLongRun(page, 'too little')
    await page.route('**/Search/Search', (route) => route.abort())
    await searchFor(page, surname)
    await expect(page.getByRole('alert')).toContainText('The search did not come through')
    await expectCleanInLongRun(page, 'no answer')
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
    }
  },
)
