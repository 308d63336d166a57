import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Page, test } from '@playwright/test'
import { expectClean } from './axe'
import type { Persona } from './personas/persona'
import { personas } from './personas/personas'
import { withEverything } from './personas/with-everything'
import { at, passVehicleDetails } from './site'
import { type MoreStates, onceFilled, whileEmpty } from './walking/more-states'
import { answerStep, expectStep, goOn, pathOf } from './walking/walk'

// A colour caught on its way to another has a contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Looks at a step as it opens, after a Continue that found mistakes, and filled in with every help text open. */
async function inspect(
  page: Page,
  step: WizardStepName,
  persona: Persona,
  more: MoreStates = {},
): Promise<void> {
  await expectClean(page, `${step}, empty`)
  // Whoever has no drivers to add just continues; the form of a driver has mistakes of its own.
  if (step !== 'additionalDrivers') {
    await goOn(page)
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
    await expectClean(page, `${step}, with errors`)
  }
  await more[step]?.(page)
  await answerStep(page, step, persona)
  await unfold(page)
  await expectClean(page, `${step}, filled in`)
}

async function unfold(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((folded) => {
      for (const each of folded) each.setAttribute('open', '')
    })
}

test('axe finds nothing on any step of a car journey, empty, with errors, filled in and with each dialog', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(at(withEverything.journey))
  for (const step of pathOf(withEverything)) {
    await expectStep(page, step)
    await inspect(page, step, withEverything, whileEmpty)
    await onceFilled[step]?.(page)
    await goOn(page)
  }
  await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor()
  await expectClean(page, 'check answers')
})

/** What these lines ask that the cars do not. */
const others: readonly (readonly [JourneyId, readonly WizardStepName[]])[] = [
  ['flag_taxi', ['vehicleDetailsTwo', 'driverDetails', 'driverDetailsTwo', 'vehicleCover']],
  ['acorn_cv', ['vehicleDetailsTwo', 'vehicleCover']],
  ['briefly_impound', ['vehicleDetailsTwo', 'vehicleCover']],
]
for (const [journey, steps] of others) {
  test(`axe finds nothing on the steps of ${journey} that differ, empty, with errors and filled in`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const persona = personas.find((each) => each.journey === journey)
    if (!persona) throw new Error(`Nobody walks ${journey}`)
    await page.goto(at(journey))
    for (const step of pathOf(persona)) {
      await expectStep(page, step)
      await (steps.includes(step) ? inspect(page, step, persona) : answerStep(page, step, persona))
      await goOn(page)
    }
    await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor()
  })
}

test('axe finds nothing on the warning that nobody seems to be there', async ({ page }) => {
  await page.clock.install()
  await passVehicleDetails(page, 'acorn_pc')
  await page.clock.fastForward('13:01')
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  await expectClean(page, 'the warning')
})
