import { test } from '@playwright/test'
import { long } from './long'
import { lookAtFirstStep } from './looking/first-step'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What is next to the questions on a wide page differs by brand; the questions themselves are checked on a phone. */
for (const journey of ['acorn_pc', 'motorcade_cv'] as const)
  test(
    `${journey}: axe finds nothing on a wide page, empty, with errors, with a vehicle and with a dialog open`,
    long,
    ({ page }) => lookAtFirstStep(page, journey),
  )
