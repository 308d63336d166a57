import { test } from '@playwright/test'
import { longBut } from './long'
import { lookAtFirstStep } from './looking/first-step'

// A colour caught on its way to another has a contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What stands beside the questions on a wide page differs by brand; the questions themselves are looked at on a phone. */
for (const journey of ['acorn_pc', 'motorcade_cv'] as const)
  test(
    `${journey}: axe finds nothing on a wide page, empty, with errors, with a vehicle and with a dialog open`,
    longBut(journey, 'acorn_pc'),
    ({ page }) => lookAtFirstStep(page, journey),
  )
