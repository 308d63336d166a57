/**
 * What is built, from what, and the file that proves that it is built. `inputs` are folders and files; `settings` selects the
 * environment variables that are compiled into the result.
 * @typedef {{
 *   name: string,
 *   inputs: string[],
 *   settings: (name: string) => boolean,
 *   output: string,
 *   make: (root: string) => Promise<{ ok: true } | { ok: false, message: string }>,
 * }} Target
 */

/** Loaded only when something has to be built, which is rare. */
const makers = {
  web: () => import('./web.mjs'),
  desk: () => import('./desk.mjs'),
  program: () => import('./program.mjs'),
  server: () => import('./server.mjs'),
}

const everywhere = ['package-lock.json', 'tsconfig.base.json', 'scripts/build']

/** @type {readonly Target[]} */
export const targets = [
  {
    name: 'web',
    inputs: ['apps/web', 'packages/brands', 'packages/contract', 'packages/domain', ...everywhere],
    settings: (name) => name.startsWith('VITE_'),
    output: 'dist/web/index.html',
    make: async (root) => (await makers.web()).buildWeb(root),
  },
  {
    name: 'desk',
    inputs: [
      'apps/desk',
      // The components it shares with the site.
      'apps/web/build',
      'apps/web/router.tsx',
      'apps/web/styles',
      'apps/web/ui',
      'packages/brands',
      'packages/contract',
      'packages/domain',
      ...everywhere,
    ],
    settings: () => false,
    output: 'dist/desk/index.html',
    make: async (root) => (await makers.desk()).buildDesk(root),
  },
  {
    name: 'api',
    inputs: ['apps/api', 'packages', ...everywhere],
    settings: () => false,
    output: 'dist/api/main.js',
    async make(root) {
      const { bundleProgram } = await makers.program()
      return together(bundleProgram(root, 'dist/api', 'apps/api/main.ts'), apiPrograms(root))
    },
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
    make: async (root) =>
      (await makers.program()).bundleProgram(root, 'dist/sandbox', 'apps/sandbox/main.ts'),
  },
]

/**
 * The programs next to the server; they rarely run.
 * @param {string} root
 */
async function apiPrograms(root) {
  const { bundleServer } = await makers.server()
  return bundleServer(root, 'dist/api', {
    // For operators: whether policies, payments and accounts agree.
    accounts: 'apps/api/cli/accounts.ts',
    // For the back office: locks, cancellations, data subject requests.
    office: 'apps/api/cli/office.ts',
    // Run before a new version if the serving processes may not change tables.
    migrate: 'apps/api/cli/migrate.ts',
    // Run manually or by a timer: the whole database as one file, and back.
    backup: 'apps/api/cli/backup.ts',
    restore: 'apps/api/cli/restore.ts',
    // For operators: moves documents between the database and the object store, and checks them.
    documents: 'apps/api/cli/documents.ts',
    // The starter is plain JavaScript and lists the ten journeys in its ready line.
    journeys: 'packages/domain/terms/identity.ts',
  })
}

/**
 * @typedef {{ ok: true } | { ok: false, message: string }} Outcome
 * @param {...Promise<Outcome>} works
 * @returns {Promise<Outcome>} the first failure
 */
async function together(...works) {
  return (await Promise.all(works)).find(({ ok }) => !ok) ?? { ok: true }
}

/**
 * The pricing team's program. Not part of the product: its users build it. The worker is a separate file, because each thread loads
 * one.
 * @type {Target}
 */
export const portfolio = {
  name: 'portfolio',
  inputs: ['apps/portfolio', 'packages/domain', 'packages/pricing', ...everywhere],
  settings: () => false,
  output: 'dist/portfolio/main.js',
  make: async (root) =>
    (await makers.server()).bundleServer(root, 'dist/portfolio', {
      main: 'apps/portfolio/main.ts',
      worker: 'apps/portfolio/parallel/worker.ts',
    }),
}
