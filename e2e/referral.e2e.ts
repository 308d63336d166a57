import { isEmail } from '@milepost/domain/values/email'
import { expect, type Page, test } from '@playwright/test'
import { expectClean } from './axe'
import { office } from './office'
import { cards, typeCard } from './paying/cards'
import { agree, expectReady, pay, sayAddressIsHome } from './paying/open-payment'
import { getPriced, personaOf } from './results/open-results'
import { giveSecurityAnswers, otherDevice, press, title } from './returning/come-back'
import { linkMailedTo } from './saved/inbox'
import { at, goodPlate } from './site'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const JOURNEY = 'motorcade_pc'
const SORRY = "Sorry, we can't offer you a quote"
const toPrice = /http:\/\/[a-z0-9.:-]+\/results\?quote=[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/
const toQuestion = /http:\/\/[a-z0-9.:-]+\/referral#[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/

/** A customer with their own inbox who has been refused cover before: an underwriter has to look. */
async function referred(page: Page, name: string) {
  const emailAddress = `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@canary.example`
  if (!isEmail(emailAddress)) throw new Error('No address to write to')
  const { answers } = personaOf(JOURNEY)
  const proposerDetails = { ...answers.proposerDetails, emailAddress, hasBeenRefusedCover: true }
  await getPriced(page, JOURNEY, { answers: { ...answers, proposerDetails } })
  await expect(page).toHaveURL(/\/referral$/)
  await expect(title(page, SORRY)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'An underwriter will look at your quote' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    /We'll email you what they decide by 17:00 on \d+ \w+ 20\d\d\./,
  )
  const [reference] = /\b[A-Z]{1,3}-[0-9A-Z]{11}\b/.exec(await page.getByRole('main').innerText()) ?? []
  if (reference === undefined) throw new Error('The page says no reference')
  return { reference, emailAddress, registration: goodPlate(JOURNEY) }
}

test('a referred customer hears of the approval, finds the price with its loading and buys it [DSK-403] [END-01]', async ({
  page,
  browser,
}) => {
  const { reference, emailAddress, registration } = await referred(page, 'approved')
  await expectClean(page, 'a referral')

  const waiting = await otherDevice(browser)
  await waiting.page.goto(at(JOURNEY, `/quote-retrieval?quoteRef=${reference}`))
  await giveSecurityAnswers(waiting.page, { reference, registration })
  await expect(waiting.page.getByText('An underwriter will look at your quote')).toBeVisible()
  await waiting.close()

  const words = 'Thank you for telling us about your earlier insurer.'
  expect(await office('approve', reference, '--loading', '20', '--words', words)).toContain(
    'is approved until',
  )

  const phone = await otherDevice(browser)
  await phone.page.goto(await linkMailedTo(emailAddress, 1, toPrice))
  await press(phone.page, 'Open my quote')
  await expect(title(phone.page, "here's your quote")).toBeVisible()
  await phone.page.getByText('Why this price?').click()
  await expect(phone.page.getByText('Added after our underwriter looked at your quote')).toBeVisible()
  await expect(phone.page.getByText('20% more')).toBeVisible()

  const inFull = phone.page.getByRole('radio', { name: /^Pay (Annually|in full)/ })
  if ((await inFull.count()) > 0) await inFull.check()
  await agree(phone.page)
  await phone.page.getByRole('button', { name: 'Buy Now' }).click()
  await expectReady(phone.page)
  await typeCard(phone.page, 'fields', cards.visa)
  await sayAddressIsHome(phone.page)
  await pay(phone.page)
  await expect(phone.page).toHaveURL(/\/thank-you$/, { timeout: 30_000 })
  expect(await office('referral', reference)).toContain('bought')
  await phone.close()
})

test('a question to a referred customer has its own page, and its answer goes to the underwriter [DSK-402]', async ({
  page,
  browser,
}) => {
  const { reference, emailAddress } = await referred(page, 'asked')
  await office('ask', reference, 'Which insurer refused you, and why?')
  const phone = await otherDevice(browser)
  const link = await linkMailedTo(emailAddress, 1, toQuestion)
  await phone.page.goto(link)
  expect(await phone.addressAtStart()).not.toContain('#')
  await expect(title(phone.page, 'We have a question about your quote')).toBeVisible()
  await expect(phone.page.getByText('Which insurer refused you, and why?')).toBeVisible()
  await expectClean(phone.page, 'the question')
  await press(phone.page, 'Send my answer')
  await expect(phone.page.getByLabel('Your answer')).toBeFocused()
  await phone.page.getByLabel('Your answer').fill('Northern Mutual, because a claim was still open.')
  await press(phone.page, 'Send my answer')
  await expect(title(phone.page, 'Thank you for your answer')).toBeFocused()
  expect(await office('referral', reference)).toContain('Northern Mutual, because a claim was still open.')

  await phone.page.goto('about:blank')
  await phone.page.goto(link)
  await expect(title(phone.page, 'Sorry, this link no longer works')).toBeVisible()
  await phone.close()
})
