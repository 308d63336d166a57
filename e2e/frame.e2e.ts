import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { expect, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long, longBut } from './long.ts'
import { openPayment } from './paying/open-payment.ts'
import { openResults } from './results/open-results.ts'
import { allJourneys, at, findVehicle, passVehicleDetails, plates } from './site.ts'

for (const journey of allJourneys) {
  test(
    `${journey}: every page is framed by header, side panel and footer in its own brand [JRN-01] [JRN-13] [JRN-07]`,
    longBut(journey, 'acorn_pc'),
    async ({ page }) => {
      const brand = firmOf(journeys[journey].brand)
      await page.goto(at(journey, '/?journey=flag_taxi&brand=F'))
      await expect(page.locator('html')).toHaveAttribute('data-journey', journey)
      await expect(page.getByRole('banner')).toContainText(brand.phone.display)
      await expect(page.getByRole('contentinfo')).toContainText(brand.regulation)
      await expect(page.getByRole('complementary')).toBeVisible()
      await expect(page).toHaveTitle(`Vehicle Details - ${journeys[journey].name} - ${brand.name}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    },
  )
}

test(
  'the side panel lists the six benefits, and shows which are extras or have conditions [JRN-15] [D-257]',
  long,
  async ({ page }) => {
    await page.goto(at('acorn_pc'))
    await expect(page.locator('[data-part="benefit"]')).toHaveText([
      'UK call centres',
      '24/7 claims helpline',
      'Courtesy car or van for over 21s, with comprehensive cover',
      'European third party cover',
      'Legal expenses, optional extra',
      'Cover with points on licence',
    ])
  },
)

test(
  'impound cover promises no extra, in the side panel or with the price, and pages that sell nothing promise nothing [D-257]',
  long,
  async ({ page }) => {
    await openPayment(page, 'briefly_impound')
    const panel = page.getByRole('complementary')
    await expect(panel.getByText('Secure connection')).toBeVisible()
    await expect(page.locator('[data-part="benefit"]')).toHaveCount(0)
    await expect(panel.getByRole('heading')).toHaveText(['Your order', 'Amount to pay today'])
    for (const path of ['/error', '/quote-expired', '/no-such-page']) {
      await page.goto(at('briefly_impound', path))
      await expect(panel.getByText('Secure connection')).toBeVisible()
      await expect(page.locator('[data-part="benefit"]')).toHaveCount(0)
    }
    await page.goto(at('briefly_impound'))
    await expect(page.locator('[data-part="benefit"]').first()).toBeVisible()
    await expect(panel).not.toContainText('Legal expenses')
    await expect(page.getByRole('main')).not.toContainText('Legal expenses')
  },
)

test(
  'the list of included cover names an extra only once it is added [D-257] [CON-36]',
  long,
  async ({ page }) => {
    await openResults(page, 'acorn_pc')
    const included = page.locator('[data-part="benefits-list"]')
    await expect(included).toContainText('European cover')
    await expect(included).not.toContainText('Legal expenses')
    await expect(included).not.toContainText('optional extra')
    await page.getByRole('button', { name: /^Add Legal expenses/ }).click()
    await expect(included).toContainText('Legal expenses')
  },
)

test(
  'reviews are shown if a provider has some, with 4 and 5 stars only, and nothing is shown without a provider [JRN-14] [D-256]',
  long,
  async ({ page, context }) => {
    const { E2E_SANDBOX_PORT: port = '3001' } = process.env
    const reviews = page.getByRole('region', { name: 'Reviews' })
    const response = page.waitForResponse('**/GetReviews')
    await page.goto(at('carrot_pc'))
    expect(await (await response).json()).toEqual([])
    await expect(page.getByRole('complementary').getByText('Secure connection')).toBeVisible()
    await expect(reviews).toHaveCount(0)

    const consolePage = await context.newPage()
    await consolePage.goto(`http://localhost:${port}/#reviews`)
    await consolePage.getByRole('button', { name: 'Switch reviews on' }).click()
    await expect(consolePage.getByRole('button', { name: 'Switch reviews off' })).toBeVisible()
    // The provider's last reply is cached for a while.
    await expect(async () => {
      await page.reload()
      await expect(reviews.getByText('Showing our 4 and 5 star reviews')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(reviews.getByText(/out of 5 stars/)).toHaveText(['5 out of 5 stars', '4 out of 5 stars'])

    await consolePage.getByRole('button', { name: 'Switch reviews off' }).click()
    await expect(consolePage.getByRole('button', { name: 'Switch reviews on' })).toBeVisible()
    await expect(async () => {
      const response = page.waitForResponse('**/GetReviews')
      await page.reload()
      expect(await (await response).json()).toEqual([])
    }).toPass()
    await expect(reviews).toHaveCount(0)
  },
)

test(
  'the footer is collapsed on a phone and open on a wide screen, and can be toggled [JRN-16]',
  long,
  async ({ page }) => {
    for (const [width, isOpen] of [
      [390, false],
      [1440, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at('acorn_pc'))
      const footer = page.getByRole('contentinfo')
      const office = footer.getByText('Registered office', { exact: false }).first()
      await expect(office).toBeVisible({ visible: isOpen })
      await expect(
        footer.getByText('authorised and regulated by the Financial Conduct Authority'),
      ).toBeVisible()
      await footer.locator('summary, button').first().click()
      await expect(office).toBeVisible({ visible: !isOpen })
    }
  },
)

test.describe('the logo', () => {
  const dialogWords = "Go to the homepage? You'll lose all your responses if you do."

  test('leads home without a question on the first step and asks on later ones; Stay Here and Esc keep every answer, Home Page discards them [JRN-20] [JRN-21] [NAV-31]', async ({
    page,
  }) => {
    const logo = page.getByRole('link', { name: /home page/ })
    await page.goto(at('acorn_pc'))
    await logo.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/vehicle-details$/)
    await passVehicleDetails(page, 'acorn_pc')
    await logo.click()
    await expect(page.getByRole('dialog', { name: dialogWords })).toBeVisible()
    // The keyboard reaches nothing behind the dialog.
    for (let tabs = 0; tabs < 5; tabs++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
    }
    await page.getByRole('button', { name: 'Stay Here' }).click()
    await expect(logo).toBeFocused()
    await logo.click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/vehicle-details-two$/)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('What is your vehicle registration?')).toHaveValue(plates.car)

    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/vehicle-details-two$/)
    await logo.click()
    await page.getByRole('button', { name: 'Home Page' }).click()
    await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
    await expect(page.getByLabel('What is your vehicle registration?')).toHaveValue('')
  })
})

test.describe('a new page', () => {
  test('is shown from its top with the focus on its heading [NAV-27]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto(at('acorn_pc'))
    await findVehicle(page, plates.car)
    const go = page.getByRole('button', { name: 'Continue' })
    await go.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
    await go.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vehicle Use and Ownership' })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test(
    'is counted on every change of path but the root, tagged by channel [JRN-23] [JRN-24]',
    long,
    async ({ page }) => {
      await passVehicleDetails(page, 'acorn_pc')
      await page.goBack()
      await expect(page.getByLabel('What is your vehicle registration?')).toBeVisible()
      const views = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'page_view'))
      expect(views).toEqual([
        { event: 'page_view', path: '/quote/vehicle-details', channel: 'Direct' },
        { event: 'page_view', path: '/quote/vehicle-details-two', channel: 'Direct' },
        { event: 'page_view', path: '/quote/vehicle-details', channel: 'Direct' },
      ])
    },
  )
})

test(
  'a visitor of a comparison site sees the banner and is tagged Aggregator; others are not [JRN-02] [JRN-19] [JRN-24]',
  long,
  async ({ page }) => {
    await page.goto(at('acorn_pc'))
    // Once the page view is tracked the page has started, and no longer overwrites its storage.
    await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBe(1)
    await expect(page.getByText('In Association with')).toHaveCount(0)
    await page.evaluate(() => {
      const state = {
        answers: {
          vehicleDetails: {},
          proposerDetails: {},
          coverDetails: {},
          additionalDrivers: [],
          additionalQuestions: {},
        },
        completedSteps: {},
        activeStep: 1,
        typed: {},
        aggregator: { sourceOfBusiness: 'quotelark', quoteRef: 'A-1', licenceNumberRequired: false },
      }
      sessionStorage.setItem('milepost:acorn_pc:quote', JSON.stringify({ state, version: 1 }))
    })
    await page.reload()
    await expect(page.getByText('In Association with Quotelark')).toBeVisible()
    const views = await page.evaluate(() => window.dataLayer?.map(({ channel }) => channel))
    expect(views).toEqual(['Aggregator'])
  },
)

test(
  'campaign parameters are stored in one strict, secure cookie for thirty days [JRN-25] [JRN-26] [CON-13]',
  long,
  async ({ page, context }) => {
    await page.goto(at('acorn_pc', '/?gclid=G1&source=mail'))
    await page.waitForURL(/vehicle-details/)
    const cookie = (await context.cookies()).find(({ name }) => name === 'quote_tracking')
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
      gclid: 'G1',
      source: 'mail',
      platform: 'Online',
    })
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict', path: '/' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
  },
)

test('the header turns compact after 50 pixels [CON-14]', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(at('acorn_pc'))
  const header = page.getByRole('banner')
  await page.evaluate(() => scrollTo(0, 50))
  await expect(header).not.toHaveAttribute('data-compact', /.*/)
  await page.evaluate(() => scrollTo(0, 51))
  await expect(header).toHaveAttribute('data-compact', /.*/)
})

test(
  'the side panel is next to the form from 1200 pixels, and under it on narrower screens [CON-15]',
  long,
  async ({ page }) => {
    for (const [width, isBeside] of [
      [1199, false],
      [1200, true],
      [1500, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at('acorn_pc'))
      const form = await page.locator('form').boundingBox()
      const panel = await page.getByRole('complementary').boundingBox()
      expect(form && panel && panel.x >= form.x + form.width, `at ${width}`).toBe(isBeside)
    }
    await expectClean(page, 'a wide page')
  },
)
