import { defineConfig } from '@playwright/test'
import browserTests from '../../e2e/playwright.config.ts'

/** The browser of the browser tests, on the product that `npm run behaviour` has started. */
const { use, timeout, expect } = browserTests

/** Browser tests that mainly show states that no journey of ours reaches. */
const statesOf = ['draft-link', 'renewal', 'results-extras', 'results-try-it', 'thank-you', 'vehicle-landing']

export default defineConfig({
  projects: [
    { name: 'pages', testDir: '.', testMatch: 'pages.e2e.ts' },
    // Rarer states from the browser tests: `expectClean` records them.
    {
      name: 'states',
      testDir: '../../e2e',
      testMatch: statesOf.map((subject) => `${subject}.e2e.ts`),
      grepInvert: /@long/,
    },
  ],
  outputDir: '../../test-results/behaviour',
  fullyParallel: true,
  workers: 2,
  // A page that cannot be reached in two tries is a difference.
  retries: 1,
  reporter: 'list',
  ...(timeout !== undefined && { timeout }),
  ...(expect && { expect }),
  use: {
    ...use,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
})
