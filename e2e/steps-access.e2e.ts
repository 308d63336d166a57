import { labelOf, type WizardStepName } from '@milepost/domain/journeys/steps'
import { expect, type Page, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long } from './long.ts'
import { withEverything } from './personas/with-everything.ts'
import { openStep } from './results/open-results.ts'
import { at, passVehicleDetails } from './site.ts'
import { inspect, unfold } from './walking/inspect.ts'
import { onceFilled, whileEmpty } from './walking/more-states.ts'
import { answerStep, expectStep, goOn, pathOf } from './walking/walk.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = pathOf(withEverything)
const [first, rest] = [path.slice(0, 4), path.slice(4)]
const titleOf = (steps: readonly WizardStepName[]) =>
  `axe finds nothing on ${steps.map(labelOf).join(', ')}: empty, with errors, filled in and with each dialog`

async function inspectAll(page: Page, steps: readonly WizardStepName[]): Promise<void> {
  for (const step of steps) {
    await expectStep(page, step)
    await inspect(page, step, withEverything, whileEmpty)
    await onceFilled[step]?.(page, withEverything)
    await goOn(page)
  }
}

test('axe finds nothing on a long step filled in, with every help text open', async ({ page }) => {
  const { journey, answers } = withEverything
  await openStep(page, journey, 'driverDetailsTwo', { answers })
  await unfold(page)
  await expectClean(page, 'driverDetailsTwo, filled in')
})

test(titleOf(first), long, async ({ page }) => {
  test.slow()
  await page.goto(at(withEverything.journey))
  await inspectAll(page, first)
})

test(`${titleOf(rest)}, and on the page that reads every answer back`, long, async ({ page }) => {
  test.slow()
  await page.goto(at(withEverything.journey))
  for (const step of first) {
    await expectStep(page, step)
    await answerStep(page, step, withEverything)
    await goOn(page)
  }
  await inspectAll(page, rest)
  await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor()
  await expectClean(page, 'check answers')
})

test('axe finds nothing on the inactivity warning', long, async ({ page }) => {
  await page.clock.install()
  await passVehicleDetails(page, 'acorn_pc')
  await page.clock.fastForward('13:01')
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  await expectClean(page, 'the warning')
})
