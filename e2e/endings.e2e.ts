import { firmOf } from '@milepost/brands/brands'
import { journeyIdentities } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long, longBut } from './long.ts'
import { office } from './office.ts'
import { agree } from './paying/open-payment.ts'
import { persona } from './personas/persona.ts'
import { getPriced, openResults, personaOf } from './results/open-results.ts'
import { referenceOn } from './returning/come-back.ts'
import { pastAboutYou } from './saved/saved-quote.ts'
import { at } from './site.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** One journey of each brand. */
const brands = [
  'acorn_pc',
  'motorcade_cv',
  'carrot_pc',
  'flag_taxi',
  'briefly_impound',
  'mypolicy_telematics',
] as const

const pages = [
  ['/summary', "Sorry, we can't offer you a quote", 'no_quote_provided'],
  ['/referral', "Sorry, we can't offer you a quote", 'quote_review'],
  ['/quote-taken-up', 'It looks like this quote has already been purchased', 'quote_taken_up'],
  ['/quote-expired', 'Sorry, your quote has expired', 'quote_expired'],
  ['/quote-locked', 'Sorry, a member of our team is reviewing your quote', 'quote_locked'],
  ['/time-out', 'Sorry, your session has timed out', 'time_out'],
  ['/error', 'Sorry, something went wrong', 'error'],
  ['/outage/', 'Sorry for the inconvenience', undefined],
] as const

/** A refusal, an error and the outage page; the others are built like one of them. */
const isOfAKind = (path: string) => ['/summary', '/error', '/outage/'].includes(path)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map(({ event }) => event).filter((event) => event !== 'page_view'),
  )
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))

for (const journey of brands) {
  test(
    `every ending shows its text, counts its event and has one primary action: ${journey} [END-01 to END-10] [NAV-07] [NAV-13] [NAV-42] [D-043]`,
    longBut(journey, 'acorn_pc'),
    async ({ page }) => {
      test.slow()
      const firm = firmOf(journeyIdentities[journey].brand)
      for (const [path, words, event] of pages) {
        const response = await page.goto(at(journey, path))
        expect(response?.status(), path).toBe(200)
        await expect(heading(page)).toHaveText(words)
        await expect(page).toHaveTitle(new RegExp(firm.name))
        await expect(page.locator('main [data-look="primary"]')).toHaveCount(1)
        await expect(
          page.locator('[data-part="talk-to-us"]').getByRole('link', { name: firm.phone.display }),
        ).toHaveAttribute('href', `tel:${firm.phone.dial}`)
        expect(await events(page)).toEqual(event === undefined ? [] : [event])
        await (isOfAKind(path) ? expectClean : expectCleanInLongRun)(page, path, [], 'main')
      }
    },
  )
}

test(
  'a refusal for a withheld reason shows no reason, and leaves no answers behind [END-01] [END-09] [T24]',
  long,
  async ({ page }) => {
    const refused = persona({
      journey: 'acorn_pc',
      who: '',
      readBack: [],
      you: { hasBeenRefusedCover: true },
    })
    await getPriced(page, 'acorn_pc', refused)
    await expect(page).toHaveURL(/\/referral$/)
    await expect(page.getByText('An underwriter will look at your quote')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/refused|conviction|claim|point/i)
    expect(await events(page)).toContain('quote_review')
    expect(await stored(page)).not.toMatch(/Morgan|AA19AAA|1987-03-27/)
    await page.goBack()
    await expect(page.getByText('Morgan')).toHaveCount(0)
  },
)

test(
  'a decline for a reason that may be shown shows it, and takes the customer with their answers to a suitable product [END-01]',
  long,
  async ({ page }) => {
    test.slow()
    const learner = persona({
      journey: 'acorn_taxi',
      who: '',
      readBack: [],
      vehicle: { vehicleUse: 'PR' },
      you: {
        hasFullUkLicence: false,
        licenceType: 'P',
        licenceObtained: localDate('2025-06-20'),
        badgePassedDate: localDate('2025-09-01'),
      },
    })
    await getPriced(page, 'acorn_taxi', learner)
    await expect(page).toHaveURL(/\/summary$/)
    await expect(page.getByText('Everyone who drives a taxi needs a full licence.')).toBeVisible()
    await expectCleanInLongRun(page, 'a decline with a sister product', [], 'main')
    await page.getByRole('button', { name: 'Get a car insurance quote' }).click()

    await expect(page).toHaveURL(at('acorn_pc', '/saved-quote'))
    await page.getByRole('button', { name: 'Open my quote' }).click()
    await expect(page).toHaveURL(/acorn-pc\.localhost.*\/quote\//)
    await page.goto(at('acorn_pc', '/quote/vehicle-details'))
    await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    // Only what the other product still needs is asked; the other answers are there.
    await expect(page).toHaveURL(/\/quote\/vehicle-details-two$/)
    await expect(page.getByLabel(/How many miles/).first()).not.toHaveValue('')
  },
)

test(
  'a locked quote leads to its page from every call, until it is unlocked [END-04] [NAV-35] [D-049] [D-050]',
  long,
  async ({ page }) => {
    test.slow()
    await openResults(page, 'acorn_pc')
    const reference = await referenceOn(page)
    expect(await office('lock', reference)).toBe(`${reference} is locked`)

    await page.getByRole('button', { name: 'Add Key Care' }).click()
    await expect(heading(page)).toHaveText('Sorry, a member of our team is reviewing your quote')
    await expect(page.getByText('Try again in a few minutes')).toBeVisible()
    // Nothing is reset: Try Again leads back into the quote.
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page).toHaveURL(/\/quote\/vehicle-cover$/)

    await page.goto(at('acorn_pc', '/results'))
    await agree(page)
    await page.getByRole('radio', { name: /^Pay (Annually|in full)/ }).check()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page).toHaveURL(/\/quote-locked$/)
    // The form was not saved, so there is nothing to pay for yet.
    await page.goto(at('acorn_pc', '/make-payment'))
    await expect(page).toHaveURL(/\/results$/)

    expect(await office('unlock', reference)).toBe(`${reference} is unlocked`)
    await page.goto(at('acorn_pc', '/results'))
    await page.getByRole('button', { name: 'Add Key Care' }).click()
    await expect(page.getByRole('button', { name: 'Remove Key Care' })).toBeVisible()
  },
)

test('the quote of a customer called Locked is reviewed before they continue [END-04] [D-050]', async ({
  page,
}) => {
  const { answers } = personaOf('acorn_pc')
  const { licenceNumber = '', ...proposer } = answers.proposerDetails
  await getPriced(page, 'acorn_pc', {
    answers: {
      ...answers,
      proposerDetails: {
        ...proposer,
        lastNames: 'Locked',
        ...(licenceNumber && { licenceNumber: `LOCKE${licenceNumber.slice(5)}` }),
      },
    },
  })
  await expect(page).toHaveURL(at('acorn_pc', '/quote-locked'))
})

test(
  'an error in the middle of a quote keeps the saved answers, and offers them [END-06] [D-048]',
  long,
  async ({ page }) => {
    await pastAboutYou(page)
    await page.goto(at('acorn_pc', '/error'))
    await expect(heading(page)).toHaveText('Sorry, something went wrong')
    await expect(page.getByText('Carry on with your saved quote?')).toBeVisible()
    expect(await stored(page)).not.toMatch(/Morgan|AA19AAA/)
    await expectCleanInLongRun(page, 'with the saved quote', [], 'main')
  },
)
