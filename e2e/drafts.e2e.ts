import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long } from './long.ts'
import { birthday, continueOn, offer, pastAboutYou, persona, saved, tell } from './saved/saved-quote.ts'
import { at } from './site.ts'

const { firstName = '', lastNames = '' } = persona.answers.proposerDetails

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** Another tab of the same browser, with the same quote. */
async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(at('acorn_pc'))
  await page.getByRole('button', { name: 'Carry on' }).click()
  await tell(page, birthday, 'ID1 1QD')
  await expect(page).toHaveURL(/\/about-you$/)
  return page
}

test('a closed tab loses nothing, and shows nothing before the check [NAV-29]', async ({ page, context }) => {
  await pastAboutYou(page)
  await page.close()

  const back = await context.newPage()
  await back.goto(at('acorn_pc', '/'))
  await expect(offer(back)).toBeVisible()
  await expect(back).toHaveURL(/\/quote\/vehicle-details$/)
  expect(await back.content()).not.toContain(lastNames)
  const stored = await back.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(lastNames)
  await expectCleanInLongRun(back, 'the offer')

  await back.getByRole('button', { name: 'Carry on' }).click()
  await back.getByRole('button', { name: 'Open my quote' }).click()
  await expectCleanInLongRun(back, 'nothing typed')
  await tell(back, ['28', '3', '1987'], 'ID1 1QD')
  await expect(back.getByText("We couldn't open your saved quote")).toBeVisible()
  await expectClean(back, 'wrong details')
  await tell(back, birthday, 'id1-1qd')
  await expect(back).toHaveURL(/\/about-you$/)
  await expect(back.getByLabel('What is your first name?')).toHaveValue(firstName)
  await expect(back.getByText('ID1 1QD')).toBeVisible()
  await continueOn(back)
  await expect(back).toHaveURL(/\/driver-details$/)
})

test('a partly filled step is restored too', long, async ({ page, context }) => {
  await pastAboutYou(page)
  await page.getByRole('radiogroup', { name: /UK/ }).getByRole('radio', { name: 'No' }).first().check()
  await page.close({ runBeforeUnload: true })

  const back = await secondTab(context)
  await continueOn(back)
  await expect(
    back.getByRole('radiogroup', { name: /UK/ }).getByRole('radio', { name: 'No' }).first(),
  ).toBeChecked()
})

test('after a new quote is started, the saved one is not offered again', long, async ({ page, context }) => {
  await pastAboutYou(page)
  const other = await context.newPage()
  await other.goto(at('acorn_pc'))
  await other.getByRole('button', { name: 'Start a new quote' }).click()
  await expect(offer(other)).toBeHidden()
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
  await other.reload()
  await expect(other.getByLabel('What is your vehicle registration?')).toBeVisible()
  await expect(offer(other)).toBeHidden()
})

test(
  'leaving by the logo discards the answers, as its dialog warns [JRN-21]',
  long,
  async ({ page, context }) => {
    await pastAboutYou(page)
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.abort() : route.fallback(),
    )
    await page.getByRole('link', { name: /home page/ }).click()
    await page.getByRole('button', { name: 'Home Page' }).click()
    const other = await context.newPage()
    await other.goto(at('acorn_pc'))
    await expect(other.getByLabel('What is your vehicle registration?')).toBeVisible()
    await expect(offer(other)).toBeHidden()
  },
)

test.describe('two tabs on one quote', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'This quote was changed in another tab' })

  async function changedInBoth(page: Page, context: BrowserContext): Promise<Page> {
    await pastAboutYou(page)
    const second = await secondTab(context)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByLabel('What is your first name?').fill('Alastair')
    const first = saved(page)
    await continueOn(page)
    await first
    await second.getByLabel('What is your first name?').fill('Albert')
    await continueOn(second)
    await expect(dialog(second)).toBeVisible()
    return second
  }

  test(
    'never overwrite each other: the answers of one can become a separate quote',
    long,
    async ({ page, context }) => {
      const second = await changedInBoth(page, context)
      await expectClean(second, 'the dialog')
      const asNew = saved(second)
      await second.getByRole('button', { name: 'Keep these answers as a new quote' }).click()
      await asNew
      await expect(dialog(second)).toBeHidden()
      // The first tab's quote is unchanged and can continue.
      await page.getByRole('button', { name: 'Back' }).click()
      const again = saved(page)
      await continueOn(page)
      await again
      await expect(dialog(page)).toBeHidden()
    },
  )

  test("use the other tab's answers when the customer chooses them", long, async ({ page, context }) => {
    const second = await changedInBoth(page, context)
    const saves: string[] = []
    second.on('request', (request) => {
      if (request.url().endsWith('/SaveDraft')) saves.push(request.method())
    })
    await second.getByRole('button', { name: "Use the other tab's answers" }).click()
    await expect(dialog(second)).toBeHidden()
    await expect(second).toHaveURL(/\/about-you$/)
    await expect(second.getByLabel('What is your first name?')).toHaveValue('Alastair')
    expect(saves).toEqual([])
  })
})

test('a reload in the middle of a save is not mistaken for another tab', long, async ({ page }) => {
  await pastAboutYou(page)
  for (const answer of ['No', 'Yes']) {
    await page.getByRole('radiogroup', { name: /UK/ }).getByRole('radio', { name: answer }).first().check()
    await page.reload()
  }
  await page.getByRole('button', { name: 'Back' }).click()
  const saving = saved(page)
  await continueOn(page)
  await saving
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('a page that is left unattended', () => {
  const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })

  test(
    'warns after 13 minutes, stays open on request, and ends after 15 with the quote saved [END-11] [CON-31]',
    long,
    async ({ page }) => {
      await page.clock.install()
      await pastAboutYou(page)
      // The next step scrolls to its heading when it has loaded, and a scroll counts as activity.
      await expect(page.getByRole('heading', { level: 1, name: 'Driver Details' })).toBeFocused()
      await page.waitForLoadState('networkidle')
      await page.clock.fastForward('12:59')
      await expect(warning(page)).toBeHidden()
      await page.clock.fastForward('00:02')
      await expect(warning(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused()
      await expectCleanInLongRun(page, 'the warning')
      await page.keyboard.press('Enter')
      await expect(warning(page)).toBeHidden()

      await page.clock.fastForward('12:00')
      await expect(warning(page)).toBeHidden()
      await page.keyboard.press('Shift')
      await page.clock.fastForward('12:00')
      await expect(warning(page)).toBeHidden()
      await page.clock.fastForward('03:01')
      await expect(page).toHaveURL(/\/time-out$/)
      await expect(
        page.getByRole('heading', { level: 1, name: 'Sorry, your session has timed out' }),
      ).toBeVisible()
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(stored).not.toContain(lastNames)

      await expectCleanInLongRun(page, 'time-out with the offer')
      await page.getByRole('button', { name: 'Carry on' }).click()
      await tell(page, birthday, 'ID1 1QD')
      await expect(page).toHaveURL(/\/about-you$/)
      await expect(page.getByLabel('What is your first name?')).toHaveValue(firstName)
    },
  )

  test('is not closed if it is an end page', long, async ({ page }) => {
    await page.clock.install()
    await page.goto(at('acorn_pc', '/quote-expired'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.fastForward('20:00')
    await expect(page).toHaveURL(/\/quote-expired$/)
  })
})
