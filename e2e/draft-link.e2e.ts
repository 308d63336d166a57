import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEmail } from '@milepost/domain/values/email'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { root } from '../scripts/root.mjs'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long } from './long.ts'
import type { Persona } from './personas/persona.ts'
import { linkMailedTo } from './saved/inbox.ts'
import { birthday, continueOn, offer, pastAboutYou, persona, tell } from './saved/saved-quote.ts'
import { at } from './site.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A customer with their own inbox, so that parallel tests do not read each other's emails. */
function customer(name: string): { who: Persona; email: string } {
  const emailAddress = `${name}.${Date.now()}@canary.example`
  if (!isEmail(emailAddress)) throw new Error('No address to write to')
  const { answers } = persona
  const proposerDetails = { ...answers.proposerDetails, emailAddress }
  return { who: { ...persona, answers: { ...answers, proposerDetails } }, email: emailAddress }
}

/** Returns to the browser that the quote was saved from, up to the check. */
async function comeBack(page: Page): Promise<Page> {
  const back = await page.context().newPage()
  await page.close()
  await back.goto(at('acorn_pc'))
  await back.getByRole('button', { name: 'Carry on' }).click()
  return back
}

/** Another device: a browser without any state, recording its requests and their referrers. */
async function otherDevice(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const asked: string[] = []
  const cameFrom = new Set<string>()
  page.on('request', (request) => {
    asked.push(request.url())
    cameFrom.add(request.headers()['referer'] ?? '')
  })
  // The URL after the page's inline script has run, before anything else can read it.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => Reflect.set(window, 'addressAtStart', location.href)),
  )
  const addressAtStart = () => page.evaluate(() => String(Reflect.get(window, 'addressAtStart')))
  return { page, asked, cameFrom, addressAtStart, close: () => context.close() }
}

test(
  'a link requested by email opens the quote on another device, once [NAV-29]',
  long,
  async ({ page, browser }) => {
    const { who, email } = customer('once')
    await pastAboutYou(page, who)
    const back = await comeBack(page)
    await press(back, 'Email me a link instead')
    await expect(back.getByText('Check your email')).toBeFocused()
    await expect(
      back.getByText(
        "If we have an email address for this quote, we've sent a link to it. It works once and expires in 30 minutes.",
      ),
    ).toBeVisible()
    expect(await back.content()).not.toContain(email)
    await expectCleanInLongRun(back, 'a link is sent')
    const link = await linkMailedTo(email)
    const token = link.split('#')[1] ?? ''

    // A mail scanner opens every link, clicks nothing, and does not use it up.
    const scanner = await otherDevice(browser)
    await scanner.page.goto(link)
    await expect(scanner.page.getByRole('button', { name: 'Open my quote' })).toBeVisible()
    await scanner.close()

    const phone = await otherDevice(browser)
    await phone.page.goto(link)
    await expect(heading(phone.page, 'Your saved quote is ready')).toBeVisible()
    await expectClean(phone.page, 'the link is opened')
    expect(phone.page.url()).toBe(at('acorn_pc', '/saved-quote'))
    expect(await phone.addressAtStart()).toBe(phone.page.url())
    expect(await phone.page.content()).not.toContain(String(who.answers.proposerDetails.lastNames))
    await press(phone.page, 'Open my quote')
    await expect(phone.page).toHaveURL(/\/quote\/about-you$/)
    const { firstName = '' } = who.answers.proposerDetails
    await expect(phone.page.getByLabel('What is your first name?')).toHaveValue(firstName)
    // The answers are saved from here on, and this device now knows the quote.
    await continueOn(phone.page)
    await expect(phone.page).toHaveURL(/\/driver-details$/)
    const [stored, seen] = await phone.page.evaluate(() => [
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
      JSON.stringify(Reflect.get(window, 'dataLayer')),
    ])
    expect([...phone.asked, stored, seen].join('\n')).not.toContain(token)
    expect([...phone.cameFrom]).toEqual([''])
    const again = await phone.page.context().newPage()
    await again.goto(at('acorn_pc'))
    await expect(offer(again)).toBeVisible()
    await phone.close()

    const second = await otherDevice(browser)
    await second.page.goto(link)
    await press(second.page, 'Open my quote')
    await expect(heading(second.page, 'Sorry, this link no longer works')).toBeFocused()
    await expectCleanInLongRun(second.page, 'the link is used')
    await expect(second.page.getByRole('link', { name: 'Start a new quote' })).toBeVisible()
    await press(second.page, 'Email me a new link')
    await expect(heading(second.page, 'Check your email')).toBeFocused()
    await expectCleanInLongRun(second.page, 'a new link is sent')
    // Opened in the same tab, where the hash changes and nothing is loaded.
    await second.page.goto(await linkMailedTo(email, 2))
    await press(second.page, 'Open my quote')
    await expect(second.page).toHaveURL(/\/quote\/about-you$/)
    await second.close()

    const log = readFileSync(join(root, '.cache', 'e2e', 'product.log'), 'utf8')
    expect(log).toContain('/api/v1/Draft/OpenDraftLink')
    for (const trace of [token, email, 'canary.example']) expect(log).not.toContain(trace)
  },
)

test(
  'eleven wrong tries block even the right details, but the emailed link still works',
  long,
  async ({ page, browser }) => {
    const { who, email } = customer('eleven')
    await pastAboutYou(page, who)
    const back = await comeBack(page)
    const refused = () => back.waitForResponse((response) => response.url().endsWith('/ResumeDraft'))
    for (let tries = 0; tries < 11; tries += 1) {
      const answered = refused()
      await tell(back, ['28', '3', '1987'], 'ID1 1QD')
      expect((await answered).status()).toBe(404)
    }
    const answered = refused()
    await tell(back, birthday, 'ID1 1QD')
    expect((await answered).status()).toBe(404)
    await expect(back.getByText("We couldn't open your saved quote")).toBeVisible()
    await expectClean(back, 'shut out')

    await press(back, 'Email me a link instead')
    const phone = await otherDevice(browser)
    await phone.page.goto(await linkMailedTo(email))
    await press(phone.page, 'Open my quote')
    await expect(phone.page).toHaveURL(/\/quote\/about-you$/)
    await phone.close()

    // The link has opened the quote, so the check's tries count from zero again.
    await press(back, 'Use my date of birth instead')
    await tell(back, birthday, 'ID1 1QD')
    await expect(back).toHaveURL(/\/quote\/about-you$/)
  },
)

test('a page without its link explains what to do, and is no dead end', long, async ({ page }) => {
  await page.goto(at('acorn_pc', '/saved-quote'))
  await expect(heading(page, 'Please open the link in your email again')).toBeVisible()
  await expectClean(page, 'no link')
  await page.getByRole('link', { name: 'Start a new quote' }).click()
  await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
})
