import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { test } from '@playwright/test'
import { long } from './long.ts'
import { personas } from './personas/personas.ts'
import { at } from './site.ts'
import { inspect } from './walking/inspect.ts'
import { answerStep, expectStep, goOn, pathOf } from './walking/walk.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The steps with questions that are not asked about cars. The layout is the same, so a phone is enough. */
const differing: readonly (readonly [JourneyId, readonly WizardStepName[]])[] = [
  ['flag_taxi', ['vehicleDetailsTwo', 'driverDetails', 'driverDetailsTwo', 'vehicleCover']],
  ['acorn_cv', ['vehicleDetailsTwo', 'vehicleCover']],
  ['briefly_impound', ['vehicleDetailsTwo', 'vehicleCover']],
]

for (const [journey, steps] of differing) {
  test(
    `axe finds nothing on the steps of ${journey} that differ, empty, with errors and filled in`,
    long,
    async ({ page }) => {
      test.slow()
      const persona = personas.find((each) => each.journey === journey)
      if (!persona) throw new Error(`Nobody walks ${journey}`)
      await page.goto(at(journey))
      for (const step of pathOf(persona)) {
        await expectStep(page, step)
        await (steps.includes(step) ? inspect(page, step, persona) : answerStep(page, step, persona))
        await goOn(page)
      }
      await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor()
    },
  )
}
