import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { expect, type Page } from '@playwright/test'
import { expectClean } from '../axe.ts'
import type { Persona } from '../personas/persona.ts'
import type { MoreStates } from './more-states.ts'
import { answerStep, goOn } from './walk.ts'

/** Runs axe on a step as it opens, after a Continue with errors, and filled in with every help text open. */
export async function inspect(
  page: Page,
  step: WizardStepName,
  persona: Persona,
  more: MoreStates = {},
): Promise<void> {
  await expectClean(page, `${step}, empty`)
  // With no drivers to add there is no error; the form of a driver has its own.
  if (step === 'vehicleDetails') {
    // Continue appears with the vehicle; until then the search shows what is missing.
    await page.getByRole('button', { name: 'Find Vehicle' }).click()
    await expect(page.locator('[data-part="field-error"]')).toBeVisible()
    await expectClean(page, `${step}, with errors`)
  } else if (step !== 'additionalDrivers') {
    await goOn(page)
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
    await expectClean(page, `${step}, with errors`)
  }
  await more[step]?.(page, persona)
  await inspectFilledIn(page, step, persona)
}

/** Answers a step, and runs axe on it with every help text open. */
async function inspectFilledIn(page: Page, step: WizardStepName, persona: Persona): Promise<void> {
  await answerStep(page, step, persona)
  await unfold(page)
  await expectClean(page, `${step}, filled in`)
}

/** Opens every help text. */
export async function unfold(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((folded) => {
      for (const each of folded) each.setAttribute('open', '')
    })
}
