import { bundleServer } from './server.mjs'
import { buildWeb } from './web.mjs'

/**
 * What is built, from what, and what proves that it stands. `inputs` are folders and files; `settings` says which of the
 * environment's settings are baked into the result.
 * @typedef {{
 *   name: string,
 *   inputs: string[],
 *   settings: (name: string) => boolean,
 *   output: string,
 *   make: (root: string) => Promise<{ ok: true } | { ok: false, message: string }>,
 * }} Target
 */

const everywhere = ['package-lock.json', 'tsconfig.base.json', 'scripts/build']

/** @type {readonly Target[]} */
export const targets = [
  {
    name: 'web',
    inputs: ['apps/web', 'packages/brands', 'packages/contract', 'packages/domain', ...everywhere],
    settings: (name) => name.startsWith('VITE_'),
    output: 'dist/web/index.html',
    make: buildWeb,
  },
  {
    name: 'api',
    inputs: ['apps/api', 'packages', ...everywhere],
    settings: () => false,
    output: 'dist/api/main.js',
    make: (root) =>
      bundleServer(root, 'dist/api', {
        main: 'apps/api/main.ts',
        // Run by hand: whether policies, payments and accounts agree.
        accounts: 'apps/api/cli/accounts.ts',
        // Run by hand: locks, cancellations, what a customer may ask for.
        office: 'apps/api/cli/office.ts',
        // Run before a new version where the processes that serve may not change tables.
        migrate: 'apps/api/cli/migrate.ts',
        // Run by hand or by a timer: the whole database as one file, and back.
        backup: 'apps/api/cli/backup.ts',
        restore: 'apps/api/cli/restore.ts',
        // The starter is plain JavaScript and names the ten journeys in its ready line.
        journeys: 'packages/domain/terms/identity.ts',
      }),
  },
  {
    name: 'sandbox',
    inputs: [
      'apps/sandbox',
      'packages/brands',
      'packages/domain/brands',
      'packages/domain/terms',
      ...everywhere,
    ],
    settings: () => false,
    output: 'dist/sandbox/main.js',
    make: (root) => bundleServer(root, 'dist/sandbox', { main: 'apps/sandbox/main.ts' }),
  },
]

/**
 * The pricing team's program. No part of the product: it is built by whoever runs it. The worker is a file of its own, as each
 * thread loads one.
 * @type {Target}
 */
export const portfolio = {
  name: 'portfolio',
  inputs: ['apps/portfolio', 'packages/domain', 'packages/pricing', ...everywhere],
  settings: () => false,
  output: 'dist/portfolio/main.js',
  make: (root) =>
    bundleServer(root, 'dist/portfolio', {
      main: 'apps/portfolio/main.ts',
      worker: 'apps/portfolio/parallel/worker.ts',
    }),
}
