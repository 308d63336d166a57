import { defineConfig } from '@playwright/test'
import browserTests from '../../e2e/playwright.config'

/** The browser of the browser tests, on the product that `npm run behaviour` has started. */
const { use, timeout, expect } = browserTests

export default defineConfig({
  testDir: '.',
  testMatch: 'pages.e2e.ts',
  outputDir: '../../test-results/behaviour',
  fullyParallel: true,
  workers: 2,
  // A page that cannot be reached twice is a difference.
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
