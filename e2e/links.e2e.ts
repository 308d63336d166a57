import { type LinkKind, links } from '@milepost/contract/links'
import { isEmail } from '@milepost/domain/values/email'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { linkFromSite } from './arriving/from-site.ts'
import { expectClean } from './axe.ts'
import { long, longBut } from './long.ts'
import { office } from './office.ts'
import { otherDevice, press, referenceOn, title } from './returning/come-back.ts'
import { emailed, mailbox, mailedLink, quoteOf } from './returning/emailed-link.ts'
import { linkMailedTo } from './saved/inbox.ts'
import { pastAboutYou, persona } from './saved/saved-quote.ts'
import { at } from './site.ts'
import { expectStep } from './walking/walk.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const NO_LONGER = 'Sorry, this link no longer works'
const MISSING = 'Sorry, part of this link is missing'
const unknown = 'x'.repeat(43)

/** A mail scanner: requests the page with GET and HEAD, runs its scripts, and clicks nothing. */
async function scan(browser: Browser, link: string): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    const scanner = await otherDevice(browser)
    await scanner.page.goto(link, { waitUntil: 'networkidle' })
    await scanner.page.evaluate(async (address) => {
      for (const method of ['HEAD', 'GET']) await fetch(address, { method })
    }, link)
    await scanner.close()
  }
}

type Made = { link: string; opens: (page: Page) => Promise<void> }

/** A link of each kind that opens a quote, and what the customer does and sees. */
const made = {
  'comparison-site': async () => ({
    link: await linkFromSite('acorn_pc'),
    opens: async (page) => expect(title(page, "here's your quote")).toBeVisible(),
  }),
  'emailed-link': async (page) => {
    const email = mailbox('scanned')
    const link = await mailedLink(page, await quoteOf(page, email), email)
    return {
      link,
      async opens(phone) {
        await expect(title(phone, 'Your quote is ready to open')).toBeVisible()
        await press(phone, 'Open my quote')
        await expect(title(phone, "here's your quote")).toBeVisible()
      },
    }
  },
  reminder: async (page) => {
    const link = await office('link', await quoteOf(page, mailbox('reminded')))
    return { link, opens: async (phone) => expect(title(phone, 'Your quote is ready')).toBeVisible() }
  },
  'saved-quote': async (page) => {
    const email = mailbox('saved')
    if (!isEmail(email)) throw new Error('No address to write to')
    const { answers } = persona
    const proposerDetails = { ...answers.proposerDetails, emailAddress: email }
    await pastAboutYou(page, { ...persona, answers: { ...answers, proposerDetails } })
    const back = await page.context().newPage()
    await page.close()
    await back.goto(at('acorn_pc'))
    await press(back, 'Carry on')
    await press(back, 'Email me a link instead')
    const link = await linkMailedTo(email)
    return {
      link,
      async opens(phone) {
        await press(phone, 'Open my quote')
        await expect(phone).toHaveURL(/\/quote\/about-you$/)
      },
    }
  },
} as const satisfies Partial<Record<LinkKind, (page: Page) => Promise<Made>>>

for (const [kind, make] of Object.entries(made))
  test(
    `mail scanners use no link up, and the customer’s link opens even with a punctuation mark after it: ${kind} [AGG-02] [D-227] [NAV-29]`,
    long,
    async ({ page, browser }) => {
      const { link, opens }: Made = await make(page)
      await scan(browser, link)
      const phone = await otherDevice(browser)
      const isQuery = !link.includes('#')
      await phone.page.goto(`${isQuery ? link.replaceAll('&', '&amp;') : link}${isQuery ? '.' : '>'}`)
      const token = /[A-Za-z0-9_-]{43}/.exec(link)?.[0] ?? ''
      await expect(phone.page).not.toHaveURL(new RegExp(token))
      // A landing page is painted before its first script runs, which removes the token from the URL before any request.
      if (!isQuery) expect(await phone.addressAtStart()).not.toContain(token)
      await opens(phone.page)
      const elsewhere = phone.asked.filter((url) => new URL(url).origin !== new URL(link).origin)
      expect(elsewhere.join('\n')).not.toContain(token)
      expect([...phone.cameFrom]).toEqual([''])
      await phone.close()
    },
  )

test(
  'a used link shows a message and has a new one emailed, which opens the quote [AGG-04] [ERR-03] [D-247]',
  long,
  async ({ page, browser }) => {
    const email = mailbox('used')
    const reference = await quoteOf(page, email)
    const link = await mailedLink(page, reference, email)
    const first = await otherDevice(browser)
    await first.page.goto(link)
    await expect(first.page.getByRole('button', { name: 'Open my quote' })).toBeVisible()
    await expectClean(first.page, 'before the press')
    await press(first.page, 'Open my quote')
    expect(await referenceOn(first.page)).toBe(reference)
    expect(first.page.url()).toBe(at('acorn_pc', '/results'))
    await first.close()

    const second = await otherDevice(browser)
    await second.page.goto(link)
    await press(second.page, 'Open my quote')
    await expect(title(second.page, NO_LONGER)).toBeFocused()
    expect(new URL(second.page.url()).pathname).toBe('/')
    await expect(second.page.getByText('Unable to find quote')).toBeVisible()
    await expectClean(second.page, 'a used link')
    await press(second.page, 'Email me a new link')
    await expect(title(second.page, 'Check your email')).toBeFocused()
    expect(await second.page.content()).not.toContain(email)
    await expectClean(second.page, 'a new link is sent')
    await second.page.goto(await linkMailedTo(email, 2, emailed))
    await press(second.page, 'Open my quote')
    expect(await referenceOn(second.page)).toBe(reference)
    await second.close()
  },
)

test(
  'a customer who starts a new quote instead of requesting a new link begins at the first step [AGG-04]',
  long,
  async ({ page }) => {
    await page.goto(at('acorn_pc', `/pcw-result?Token=${unknown}&QuoteRef=A-0123456789A`))
    await expect(title(page, NO_LONGER)).toBeFocused()
    await page.getByRole('link', { name: 'Start a new quote' }).click()
    await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
    await expectStep(page, 'vehicleDetails')
  },
)

/** What a customer does with a dead link of each kind, from the text on its page to a new one. A new kind needs its own entry. */
const dead: Readonly<Record<LinkKind, (page: Page) => Promise<void>>> = {
  'comparison-site': async (page) => {
    await expect(page.getByText('Unable to create a session')).toBeVisible()
    await press(page, 'Email me a new link')
    await expect(page.getByText('A-0123456789A')).toBeVisible()
  },
  'emailed-link': async (page) => {
    await expect(page.getByText('Unable to find quote')).toBeVisible()
    await press(page, 'Email me a new link')
  },
  reminder: async (page) => {
    // The text of this page is specified; what happened to the link is shown below it (RMD-07).
    await expect(page).toHaveURL(/\/error$/)
    await press(page, 'Email me a new link')
  },
  'saved-quote': (page) => press(page, 'Email me a new link'),
  renewal: async (page) => {
    await page.getByLabel('Policy number').fill('a-10000001')
    await press(page, 'Email me a new link')
  },
  'stop-emails': async (page) => {
    await expect(page.locator('[data-part="talk-to-us"]')).toBeVisible()
  },
  question: async (page) => {
    await expect(page.locator('[data-part="talk-to-us"]')).toBeVisible()
  },
  restart: async (page) => {
    await page.getByLabel('Quote reference').fill('A-0123456789A')
    await press(page, 'Email me a new link')
  },
}

/** A link of each kind that opens nothing, as the page's script finds it, and one with part of it missing. */
function deadLink(kind: LinkKind, token: string): string {
  const { pages, token: place } = links[kind]
  if (place === 'fragment') return at('acorn_pc', `${pages[0]}#${token}`)
  const reference = kind === 'comparison-site' ? '&QuoteRef=A-0123456789A' : ''
  return at('acorn_pc', `${pages[0]}?${place.parameter}=${token}${reference}`)
}

for (const [kind, { opensBy, replacedBy }] of Object.entries(links) as [
  LinkKind,
  (typeof links)[LinkKind],
][]) {
  test(
    `a dead link shows what happened and how to get a new one: ${kind} [AGG-04] [RMD-07] [D-247]`,
    longBut(kind, 'comparison-site'),
    async ({ page }) => {
      await page.goto(deadLink(kind, unknown))
      if (opensBy === 'press')
        await press(page, kind === 'stop-emails' ? 'Stop these emails' : 'Open my quote')
      const heading = page.getByRole('heading', { name: kind === 'restart' ? MISSING : NO_LONGER })
      await expect(heading).toBeVisible()
      await expectClean(page, kind)
      await dead[kind](page)
      if (replacedBy !== 'phone')
        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    },
  )

  test(
    `an incomplete link shows a message, and asks for what a new one needs: ${kind} [AGG-04]`,
    long,
    async ({ page }) => {
      await page.goto(deadLink(kind, unknown.slice(9)))
      await expect(page.getByRole('heading', { name: MISSING })).toBeVisible()
      await expectClean(page, kind)
      if (kind === 'emailed-link' || kind === 'reminder') {
        await page.getByLabel('Quote reference').fill('A-0123456789A')
        await press(page, 'Email me a new link')
        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
      }
    },
  )
}

test(
  'after a bad reminder link, refresh tries it again, and the customer can use their details instead [END-06] [RMD-07]',
  long,
  async ({ page }) => {
    await page.goto(at('acorn_pc', `/your-quote-details?quote=${unknown}&source=reminder`))
    await expect(page).toHaveURL(/\/error$/)
    await expect(title(page, 'Sorry, something went wrong')).toBeVisible()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/GetPricingDetails')) asked += 1
    })
    await page.getByRole('link', { name: 'refresh' }).click()
    await expect.poll(() => asked).toBe(1)
    await expect(page).toHaveURL(/\/error$/)
    await page.getByRole('link', { name: 'Use my details instead' }).click()
    await expect(page).toHaveURL(/\/quote-retrieval$/)
  },
)

test('a landing page that failed is loaded again by refresh, with the link of the visitor [END-06] [AGG-04]', async ({
  page,
}) => {
  const link = await linkFromSite('acorn_pc')
  await page.route('**/GetAggregatorQuoteDetails?*', (route) => route.abort())
  await page.goto(link)
  await expect(page).toHaveURL(/\/error$/)
  await page.unroute('**/GetAggregatorQuoteDetails?*')
  await page.getByRole('link', { name: 'refresh' }).click()
  await expect(title(page, "here's your quote")).toBeVisible()
  expect(page.url()).toBe(at('acorn_pc', '/pcw-result'))
})

test('an error page that is opened directly leads to the start [END-06]', long, async ({ page }) => {
  await page.goto(at('acorn_pc', '/error'))
  await page.getByRole('link', { name: 'refresh' }).click()
  await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
})
