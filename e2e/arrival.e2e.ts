import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Page, test } from '@playwright/test'
import { described, linkFromSite, saysLittle } from './arriving/from-site.ts'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long, longBut } from './long.ts'
import { at, plates } from './site.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const panel = (page: Page) => page.getByRole('region', { name: 'Your quote from Quotelark' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The codes of the extras in this tab's price. */
function chosenExtras(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { state } = JSON.parse(sessionStorage.getItem('milepost:acorn_pc:results') ?? '{}')
    const [option] = state.results.underwritingOutcome.underwrittenOptions
    return option.underwrittenAddOns
      .filter((addOn: { selected: boolean }) => addOn.selected)
      .map((addOn: { addOnCode: string }) => addOn.addOnCode)
  })
}

async function agree(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Read Disclaimer' }).click()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
}

test('a visitor of a comparison site lands on the price they clicked [AGG-01 to AGG-05] [AGG-15]', async ({
  page,
}) => {
  const link = await linkFromSite('acorn_pc')
  const token = new URL(link).searchParams.get('Token') ?? ''
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  let goOn = () => {}
  const isSeen = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/GetAggregatorQuoteDetails?*', async (route) => {
    await isSeen
    await route.continue()
  })

  await page.goto(`${link}&redirected-from=quotelark&gclid=G1`)
  await expect(heading(page)).toHaveText('Updating Quote...')
  // The screen comes with the document; the script first removes the link from the URL, before it requests the quote.
  await expect(page).toHaveURL(at('acorn_pc', '/pcw-result?gclid=G1'))
  await expectCleanInLongRun(page, 'loading')
  goOn()
  await expect(heading(page)).toContainText("Alan, here's your quote")
  await expect(panel(page)).toContainText('Your price, as you saw it on Quotelark')
  await expect(page.getByText('In Association with')).toBeVisible()

  // The token was sent to our own server only, once for the page and once for the quote (T5).
  const withToken = asked.filter((each) => each.includes(token))
  expect(withToken.map((each) => new URL(each.split(' ')[1] ?? '').pathname)).toEqual([
    '/pcw-result',
    '/api/v1/Quote/GetAggregatorQuoteDetails',
  ])
  expect(new Set(asked.map((each) => new URL(each.split(' ')[1] ?? '').origin))).toEqual(
    new Set([at('acorn_pc', '')]),
  )
  const held = await page.evaluate(() =>
    JSON.stringify([
      window.dataLayer,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      document.referrer,
    ]),
  )
  expect(held).not.toContain(token)
  const views = await page.evaluate(() => window.dataLayer)
  expect(views).toContainEqual(
    expect.objectContaining({ event: 'page_view', path: '/pcw-result', redirectedFrom: 'quotelark' }),
  )

  // The tab has the quote: a reload fetches nothing.
  asked.length = 0
  await page.reload()
  await expect(heading(page)).toContainText("here's your quote")
  expect(asked.filter((each) => each.includes('GetAggregatorQuoteDetails'))).toEqual([])
})

test('what was assumed is confirmed before anything is bought [AGG-11]', long, async ({ page }) => {
  await page.goto(await linkFromSite('acorn_pc', { vehicle: saysLittle }))
  await expect(panel(page)).toContainText("We've assumed 2 answers. Please check them.")
  await expectClean(page, 'assumed answers')

  await page.getByRole('link', { name: 'Change answer: Is the vehicle left-hand drive?' }).click()
  await page
    .getByRole('radiogroup', { name: /left-hand drive/ })
    .getByRole('radio', { name: 'Yes' })
    .check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/pcw-result')
  await expect(panel(page)).toContainText("We've assumed 1 answer. Please check it.")
  await expect(panel(page)).toContainText('You saw on Quotelark')

  await panel(page).getByRole('button', { name: 'This is right' }).click()
  await expect(panel(page)).toBeFocused()
  await agree(page)
  await expect(panel(page)).toContainText('We have all your answers')
  await expect(panel(page)).toBeFocused()
  await expectCleanInLongRun(page, 'nothing left')
  await page.reload()
  await expect(panel(page)).toContainText('We have all your answers')
})

test(
  'a comparison-site visitor gets to the card page only after confirming the assumed answers [AGG-11] [AGG-12]',
  long,
  async ({ page }) => {
    const { E2E_SANDBOX_PORT: port = '3001' } = process.env
    await page.goto(`http://localhost:${port}/comparison`)
    await page.getByRole('radio', { name: /^Alan in a hurry/ }).check()
    await page.getByRole('combobox', { name: 'Request prices from' }).selectOption('acorn-pc')
    await page.getByRole('button', { name: 'Compare prices' }).click()
    await page.getByRole('link', { name: /^Go to/ }).click()
    await expect(panel(page)).toContainText('Your price, as you saw it on Quotelark')

    const form = page.getByRole('form', { name: 'Buy your policy' })
    await form.getByLabel('Box 3').fill('A99')
    await form.getByLabel('Box 4').fill('AA')
    await form.getByRole('button', { name: 'Read Disclaimer' }).click()
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await form.getByRole('checkbox', { name: /^I have read the information/ }).check()
    await form.getByRole('button', { name: 'Buy Now' }).click()
    const refusal = form.getByRole('alert')
    await expect(refusal).toContainText('Please check your answers first')
    await expectClean(page, 'not checked yet', [], '#purchase')
    await refusal.getByRole('button', { name: 'Show me what to check' }).click()
    await expect(panel(page)).toBeFocused()

    // A longer list starts collapsed.
    const list = panel(page).locator('summary')
    if ((await panel(page).getByRole('button', { name: 'These are right' }).count()) === 0) await list.click()
    await panel(page).getByRole('button', { name: 'These are right' }).click()
    await agree(page)
    await expect(refusal).toHaveCount(0)
    await form.getByRole('button', { name: 'Buy Now' }).click()
    await page.waitForURL('**/make-payment')
  },
)

test(
  'breakdown cover is preselected only for a visitor who chose it on the site [D-229]',
  long,
  async ({ page }) => {
    await page.goto(await linkFromSite('acorn_pc', { breakdownWanted: true }))
    await expect(panel(page)).toContainText('Your price, as you saw it on Quotelark')
    expect(await chosenExtras(page)).toEqual([expect.stringMatching(/^PC_BREAKDOWN_/)])

    await page.goto(await linkFromSite('acorn_pc'))
    await expect(panel(page)).toContainText('Your price, as you saw it on Quotelark')
    expect(await chosenExtras(page)).toEqual([])
  },
)

test(
  'a link opens every time it is followed, and another link replaces its quote in the tab',
  long,
  async ({ page, browser }) => {
    const [first, second] = [await linkFromSite('acorn_pc'), await linkFromSite('acorn_pc')]
    const reference = (link: string) => new URL(link).searchParams.get('QuoteRef') ?? ''
    await page.goto(first)
    await expect(page.getByText(reference(first))).toBeVisible()
    await page.goto(second)
    await expect(page.getByText(reference(second))).toBeVisible()
    const other = await browser.newPage()
    await other.goto(first)
    await expect(other.getByText(reference(first))).toBeVisible()
    await other.close()
  },
)

test(
  'a link that opens nothing leads to the start and shows a message [AGG-04] [ERR-03]',
  long,
  async ({ page }) => {
    const link = new URL(await linkFromSite('acorn_pc'))
    link.searchParams.set('Token', 'x'.repeat(43))
    await page.goto(String(link))
    await expect(heading(page)).toHaveText('Sorry, this link no longer works')
    expect(new URL(page.url()).pathname).toBe('/')
    await expect(page.getByText('Unable to create a session')).toBeVisible()
  },
)

/** The visitor that each page view was tracked for. */
const views = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter(({ event }) => event === 'page_view')
      .map(({ path, channel, source }) => [path, channel, source]),
  )

for (const [what, changes, path] of [
  ['a price', {}, '/pcw-result'],
  ['a described vehicle', { vehicle: described }, '/vehicle-landing-page'],
] as const)
  test(
    `a visitor is tracked for the comparison site, whether they leave immediately or stay: ${what} [JRN-24] [AGG-11]`,
    long,
    async ({ page }) => {
      const link = await linkFromSite('acorn_pc', changes)
      // Nothing of the quote has loaded at this point.
      let goOn = () => {}
      const isSeen = new Promise<void>((resolve) => {
        goOn = resolve
      })
      await page.route('**/GetAggregatorQuoteDetails?*', async (route) => {
        await isSeen
        await route.continue()
      })
      await page.goto(link)
      await expect.poll(() => views(page)).toEqual([[path, 'Aggregator', 'quotelark']])
      goOn()
      await expect(heading(page)).toContainText(/your quote/i)
      await expect(heading(page)).not.toHaveText('Updating Quote...')
      expect(await views(page)).toEqual([[path, 'Aggregator', 'quotelark']])
      await page.reload()
      await expect.poll(() => views(page)).toEqual([[path, 'Aggregator', 'quotelark']])
      // The next quote in the same tab, from the same site, is tracked like the first.
      await page.goto(await linkFromSite('acorn_pc', changes))
      await expect.poll(() => views(page)).toEqual([[path, 'Aggregator', 'quotelark']])
    },
  )

test(
  'tracks the source of a visitor by an older link, a dead link, a failing link and no link [JRN-24] [AGG-11]',
  long,
  async ({ browser }) => {
    // A page is tracked once it has loaded, which is after its URL changes.
    const expectViews = async (
      expected: Awaited<ReturnType<typeof views>>,
      open: (page: Page) => Promise<void>,
    ) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await open(page)
      await expect.poll(() => views(page)).toEqual(expected)
      await context.close()
    }
    const link = new URL(await linkFromSite('acorn_pc'))
    link.searchParams.delete('SourceOfBusiness')
    const before = String(link)
    // The link shows that the visitor came from a comparison site; the quote shows which one.
    await expectViews([['/results', 'Aggregator', 'quotelark']], async (page) => {
      await page.goto(before)
      await expect(heading(page)).toContainText("here's your quote")
      await page.goto(at('acorn_pc', '/results'))
      await expect(heading(page)).toContainText("here's your quote")
    })
    await expectViews([['/pcw-result', 'Aggregator', undefined]], async (page) => {
      await page.goto(before)
      await expect(heading(page)).toContainText("here's your quote")
    })
    link.searchParams.set('SourceOfBusiness', 'pennyfair')
    link.searchParams.set('Token', 'x'.repeat(43))
    await expectViews(
      [
        ['/pcw-result', 'Aggregator', 'pennyfair'],
        ['/quote/vehicle-details', 'Direct', undefined],
      ],
      async (page) => {
        await page.goto(String(link))
        await page.getByRole('link', { name: 'Start a new quote' }).click()
        await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
      },
    )
    await expectViews(
      [
        ['/pcw-result', 'Aggregator', 'pennyfair'],
        ['/error', 'Aggregator', 'pennyfair'],
      ],
      async (page) => {
        await page.route('**/GetAggregatorQuoteDetails?*', (route) => route.abort())
        await page.goto(String(link))
        await expect(page).toHaveURL(/\/error$/)
      },
    )
    await expectViews(
      [
        ['/pcw-result', 'Direct', undefined],
        ['/quote/vehicle-details', 'Direct', undefined],
      ],
      async (page) => {
        await page.goto(at('acorn_pc', '/pcw-result?SourceOfBusiness=pennyfair'))
        await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
      },
    )
  },
)

for (const [code, path] of [
  ['QUOTE_TAKEN_UP', '/quote-taken-up'],
  ['QUOTE_EXPIRED', '/quote-expired'],
  ['QUOTE_LOCKED', '/quote-locked'],
] as const)
  test(
    `a quote that has ended leads to ${path} [NAV-38]`,
    longBut(path, '/quote-locked'),
    async ({ page }) => {
      const link = await linkFromSite('acorn_pc')
      await page.route('**/GetAggregatorQuoteDetails?*', (route) =>
        route.fulfill({ status: 409, json: { title: '', status: 409, code, message: '', errors: [] } }),
      )
      await page.goto(link)
      await page.waitForURL(`**${path}`)
    },
  )

test('a server that fails leads to the error page [AGG-04]', long, async ({ page }) => {
  const link = await linkFromSite('acorn_pc')
  await page.route('**/GetAggregatorQuoteDetails?*', (route) => route.abort())
  await page.goto(link)
  await page.waitForURL('**/error')
})

const van = { vehicle: { registration: plates.van, businessRadius: '25' }, cover: { ncdEarnedOn: '2' } }

for (const [journey, changes] of [
  ['motorcade_pc', {}],
  ['carrot_pc', {}],
  ['mypolicy_telematics', {}],
  ['acorn_protect', {}],
  // By the call for vans (API-28, D-230).
  ['motorcade_cv', van],
] satisfies [JourneyId, Parameters<typeof linkFromSite>[1]][])
  test(`the landing of ${journey} [AGG-02]`, long, async ({ page }) => {
    await page.goto(await linkFromSite(journey, changes))
    await expect(panel(page)).toContainText('Your price, as you saw it on Quotelark')
    await expectClean(page, journey, [], '#arrival')
  })
