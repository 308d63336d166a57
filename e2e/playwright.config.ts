import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/setup/browser.mjs'

/** The browser is looked up once: the worker processes read this file again and inherit the result. */
const { CHROMIUM = findBrowser(), CI, LONG } = process.env
if (CHROMIUM !== undefined) process.env['CHROMIUM'] = CHROMIUM

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './product.ts',
  fullyParallel: true,
  // Long enough for a machine four times as slow that runs all other tests as well; a passing test does not wait for it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // Repetitions are left to the long run (docs/decisions/0019).
  ...(LONG ? {} : { grepInvert: /@long/ }),
  // The cores of a small machine, on which other tests run as well.
  workers: 2,
  forbidOnly: Boolean(CI),
  // On a busy machine a browser may be slow once; a test that fails twice is broken. The report marks it as flaky either way.
  retries: CI ? 1 : 0,
  reporter: 'list',
  use: {
    // Customers use phones, so every test runs at that size; what a wide screen may break also runs at that one (`wide.ts`). One
    // project: the tests of another would start processes and browsers of their own.
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
      // A browser's background activity (updates, accounts, other protocols) only disturbs a test.
      args: [
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
        '--disable-component-update',
      ],
    },
  },
})
