import { domain, type Room } from './room'

/** What drives the house from outside, and the sandbox, which stands beside it. */
export const outsideRooms: readonly Room[] = [
  // apps/sandbox shares published message shapes with the API, never code; names and colours of the journeys it lists are the brands'
  {
    name: 'sandbox',
    at: 'apps/sandbox',
    rooms: ['brands', 'domain/identity'],
    packages: ['node:*', 'fastify'],
  },

  // The pricing team's own program: rates a book of risks, writes a report
  { name: 'portfolio', at: 'apps/portfolio', rooms: ['pricing/*', ...domain], packages: ['node:*'] },

  {
    name: 'scripts',
    at: 'scripts',
    rooms: [],
    packages: ['node:*', 'esbuild', 'rolldown', 'vite', '@playwright/test'],
  },
  // The OpenAPI document given to other people's tools
  { name: 'contract check', at: 'scripts/contract', rooms: ['scripts', 'contract'], packages: ['node:*'] },
  // Tests run on changed code, by a configuration of their own
  { name: 'mutation', at: 'scripts/mutation', rooms: ['scripts'], packages: ['node:*', 'vitest'] },
  // Writes a new brand beside those there are
  { name: 'new-brand', at: 'scripts/new-brand', rooms: ['scripts', ...domain], packages: ['node:*'] },
  // What runs in a container beside the product, with no package there: it asks whether that is well
  { name: 'containers', at: 'containers', rooms: [], packages: [] },
  // A day of demonstration: the people of the browser tests, by the calls of the site
  {
    name: 'demo',
    at: 'scripts/demo',
    rooms: ['scripts', 'contract', 'e2e', ...domain],
    packages: ['node:*', 'zod'],
  },
  {
    name: 'recording',
    at: 'scripts/behaviour/recording',
    rooms: [],
    packages: ['node:*', '@playwright/test'],
  },
  // What the product does, written down: people by the calls of the site, pages as the browser tests walk them
  {
    name: 'behaviour',
    at: 'scripts/behaviour',
    rooms: ['scripts', 'recording', 'demo', 'contract', 'e2e', 'sandbox', 'tests of documents', ...domain],
    packages: ['node:*', '@playwright/test', 'pg', 'vite'],
  },
  {
    name: 'e2e',
    at: 'e2e',
    // What a test has the server say is typed as the server would say it; the plate of a person's vehicle is one of the sandbox's;
    // Braintree's gateway is the one that its adapter is proven with; people differ from the plain customer of the domain's tests.
    rooms: ['scripts', 'recording', 'contract', 'sandbox', ...domain, 'tests of api', 'tests of domain'],
    packages: ['node:*', '@playwright/test', '@axe-core/playwright', 'esbuild', 'html-validate', 'yaml'],
  },
  {
    name: 'bench',
    at: 'bench',
    // It walks the wizard as the browser tests do.
    rooms: [
      'scripts',
      'contract',
      'e2e',
      'pricing/*',
      'api/*',
      'wiring',
      'documents',
      ...domain,
      'tests of documents',
      'tests of pricing',
      'tests of api',
    ],
    packages: [
      'node:*',
      '@gorules/zen-engine',
      'autocannon',
      'chrome-launcher',
      'fastify',
      'json-rules-engine',
      'kysely',
      'zod',
      'lighthouse',
      'pdfkit',
      '@playwright/test',
    ],
  },
  { name: 'vitest', at: 'vitest.config.ts', rooms: [], packages: ['vitest', 'node:*'] },
]
