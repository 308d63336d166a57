import { defineConfig } from 'vitest/config'

/** Three kinds of test beside the code: rules (unit), browser pieces (web), actions and storage on a real PostgreSQL (api). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/sandbox/**/*.test.ts',
            'apps/portfolio/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          // Stylesheets are left out of these tests, but for those that tests read as text.
          css: { include: [/(tokens|plate|theme|base)\.css/] },
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/**/*.test.ts'],
          globalSetup: ['apps/api/db/testing/global-setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
