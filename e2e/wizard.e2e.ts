import { wizardSteps } from '@milepost/domain/journeys/steps'
import { expect, type Page, test } from '@playwright/test'
import { long } from './long.ts'
import { personas } from './personas/personas.ts'
import { at, passVehicleDetails } from './site.ts'
import { answerStep, goOn } from './walking/walk.ts'

test('bare /quote and the root lead to the first step [NAV-02] [NAV-16]', async ({ page }) => {
  for (const path of ['/quote', '/']) {
    await page.goto(at('acorn_pc', path))
    await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
    await expect(page.getByText('Step 1 of 7 - Vehicle Details')).toBeVisible()
  }
})

test('a deep link past the last completed step goes back to it [NAV-23]', long, async ({ page }) => {
  for (const { segment } of wizardSteps.slice(1)) {
    await page.goto(at('acorn_pc', `/quote/${segment}`))
    await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
  }
  await passVehicleDetails(page, 'acorn_pc')
  await page.goto(at('acorn_pc', '/quote/vehicle-cover'))
  await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
  await page.goto(at('acorn_pc', '/quote/vehicle-details-two'))
  await expect(page).toHaveURL(/\/quote\/vehicle-details-two$/)
})

/** What the progress bar shows for its four groups. */
async function expectProgress(page: Page, label: string, groups: readonly string[]): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Progress' })
  await expect(bar).toContainText(label)
  await expect(bar.getByRole('listitem')).toHaveText(groups)
}

test(
  'the progress bar advances step by step, past a skipped step, and Back skips that step too [NAV-19] [NAV-20] [NAV-21] [NAV-22] [NAV-25]',
  long,
  async ({ page }) => {
    test.slow()
    const [alone] = personas
    if (!alone) throw new Error('Nobody to walk with')
    const passed = [
      ['vehicleDetails', 'vehicle-details', 'Step 1 of 7 - Vehicle Details', 0],
      ['vehicleDetailsTwo', 'vehicle-details-two', 'Step 2 of 7 - Vehicle Use and Ownership', 0],
      ['aboutYou', 'about-you', 'Step 3 of 7 - About You', 1],
      ['driverDetails', 'driver-details', 'Step 4 of 7 - Driver Details', 2],
      ['driverDetailsTwo', 'driver-details-two', 'Step 5 of 7 - Licence Details', 2],
      ['vehicleCover', 'vehicle-cover', 'Step 7 of 7 - Vehicle Cover', 3],
    ] as const
    const groups = ['VEHICLE DETAILS', 'ABOUT YOU', 'DRIVER DETAILS', 'VEHICLE COVER']
    await page.goto(at(alone.journey))
    for (const [step, segment, label, group] of passed) {
      await expect(page).toHaveURL(new RegExp(`/quote/${segment}$`))
      const states = groups.map((_, at) =>
        at < group ? 'completed' : at === group ? 'in progress' : 'not started',
      )
      await expectProgress(
        page,
        label,
        groups.map((name, at) => `${name}, ${states[at]}`),
      )
      if (step === 'vehicleCover') break
      await answerStep(page, step, alone)
      await goOn(page)
    }

    await page.goto(at(alone.journey, '/quote/additional-drivers'))
    await expect(page).toHaveURL(/\/quote\/driver-details-two$/)
    await goOn(page)
    await expect(page).toHaveURL(/\/quote\/vehicle-cover$/)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/quote\/driver-details-two$/)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expectProgress(page, 'Step 3 of 7 - About You', [
      'VEHICLE DETAILS, completed',
      'ABOUT YOU, completed, gone back to',
      'DRIVER DETAILS, completed, gone back to',
      'VEHICLE COVER, not started',
    ])
  },
)

test(
  'Continue with nothing filled in stays on the page and moves to the first mistake [NAV-28]',
  long,
  async ({ page }) => {
    await passVehicleDetails(page, 'acorn_pc')
    await goOn(page)
    const first = page.getByRole('radiogroup', { name: 'Have you bought the vehicle?' })
    await expect(first.getByRole('radio', { name: 'Yes' })).toBeFocused()
    await expect(first).toBeInViewport()
    await expect(page).toHaveURL(/vehicle-details-two$/)
  },
)

test('every top-level URL opens an end page, or redirects to where the visitor may be [NAV-03] [NAV-12] [NAV-13]', async ({
  page,
}) => {
  // The other end pages are opened by their addresses in endings.e2e.ts.
  const landings: Record<string, RegExp | string> = {
    '/outage': 'Sorry for the inconvenience',
    '/thirty-day-quote': 'Sorry, something went wrong',
    '/30-day-quote': 'Sorry, something went wrong',
    '/quote-retrieval': 'Retrieved a quote within the last 30 days?',
    '/your-quote-details': 'Please open the link in your message again',
  }
  for (const [path, heading] of Object.entries(landings)) {
    const response = await page.goto(at('acorn_pc', path))
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
  }
  for (const path of [
    '/policy-selection',
    '/results',
    '/pcw-result',
    '/make-payment',
    '/payment-summary',
    '/protect-terms',
    '/thank-you',
    '/restart-thank-you',
    '/restart-policy',
    '/vehicle-landing-page',
  ]) {
    const response = await page.goto(at('acorn_pc', path))
    expect(response?.status(), path).toBe(200)
    await expect(page, path).toHaveURL(/\/quote\/vehicle-details$/)
  }
})

test(
  'a quote in progress whose questions cannot be fetched shows a message, and can be opened again afterwards',
  long,
  async ({ page }) => {
    await passVehicleDetails(page, 'acorn_pc')
    const later = /\/assets\/(?!index-).*\.js$/
    await page.route(later, (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: "We couldn't open your quote" })).toBeVisible()
    await page.unroute(later)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vehicle Use and Ownership' })).toBeVisible()
  },
)
