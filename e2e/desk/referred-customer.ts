import { isEmail } from '@milepost/domain/values/email'
import { expect, type Page } from '@playwright/test'
import { getPriced, personaOf } from '../results/open-results.ts'
import { openEmptyPage, priceOf, wholeAnswers } from '../results/quote-by-call.ts'
import { title } from '../returning/come-back.ts'
import { goodPlate } from '../site.ts'

export const REFERRED_JOURNEY = 'motorcade_pc'
const SORRY = "Sorry, we can't offer you a quote"

/** A customer with their own inbox who has been refused cover before: an underwriter has to decide. */
function refusedBefore(name: string) {
  const emailAddress = `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@canary.example`
  if (!isEmail(emailAddress)) throw new Error('No address to write to')
  const { answers } = personaOf(REFERRED_JOURNEY)
  const proposerDetails = { ...answers.proposerDetails, emailAddress, hasBeenRefusedCover: true }
  return { answers: { ...answers, proposerDetails }, emailAddress, proposerDetails }
}

/** They ask for their price, and read what happens next. */
export async function referredCustomer(page: Page, name: string) {
  const { answers, ...who } = refusedBefore(name)
  await getPriced(page, REFERRED_JOURNEY, { answers })
  await expect(page).toHaveURL(/\/referral$/)
  await expect(title(page, SORRY)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'An underwriter will look at your quote' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    /We'll email you what they decide by 17:00 on \d+ \w+ 20\d\d\./,
  )
  const [reference] = /\b[A-Z]{1,3}-[0-9A-Z]{11}\b/.exec(await page.getByRole('main').innerText()) ?? []
  if (reference === undefined) throw new Error('The page says no reference')
  return { ...who, reference, registration: goodPlate(REFERRED_JOURNEY) }
}

/** The same by the site's own calls, for tests of what staff do with it. */
export async function referredByCall(page: Page, name: string) {
  const { answers, ...who } = refusedBefore(name)
  await openEmptyPage(page, REFERRED_JOURNEY)
  const whole = await wholeAnswers(page, REFERRED_JOURNEY, answers)
  const { results } = await priceOf(page, REFERRED_JOURNEY, whole)
  return { ...who, reference: results.quoteReference, registration: goodPlate(REFERRED_JOURNEY) }
}

export const toPrice = /http:\/\/[a-z0-9.:-]+\/results\?quote=[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/
export const toQuestion = /http:\/\/[a-z0-9.:-]+\/referral#[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/
