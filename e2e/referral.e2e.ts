import { expect, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { REFERRED_JOURNEY, referredCustomer, toPrice, toQuestion } from './desk/referred-customer.ts'
import { long } from './long.ts'
import { office } from './office.ts'
import { buyInFull } from './paying/open-payment.ts'
import { giveSecurityAnswers, otherDevice, press, title } from './returning/come-back.ts'
import { linkMailedTo } from './saved/inbox.ts'
import { at } from './site.ts'

// desk-referral.e2e.ts steps through the same in every run, from the underwriter's page on.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const JOURNEY = REFERRED_JOURNEY

test(
  'a referred customer is emailed the approval, sees the price with its loading and buys the policy [DSK-403] [END-01]',
  long,
  async ({ page, browser }) => {
    const { reference, emailAddress, registration } = await referredCustomer(page, 'approved')
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

    await buyInFull(phone.page)
    expect(await office('referral', reference)).toContain('bought')
    await phone.close()
  },
)

test(
  'a question to a referred customer has its own page, and its answer goes to the underwriter [DSK-402]',
  long,
  async ({ page, browser }) => {
    const { reference, emailAddress } = await referredCustomer(page, 'asked')
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
  },
)
