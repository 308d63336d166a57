import { domain, type Room } from './room'
import { cardClients, form } from './web-rooms'

/** What the tests of a house may import: all its rooms, those below it, and the tools of testing. Never a house beside it. */
export const testHouses: readonly Room[] = [
  { name: 'tests of domain', at: 'packages/domain', rooms: ['domain/*'], packages: [] },
  { name: 'tests of brands', at: 'packages/brands', rooms: domain, packages: [] },
  {
    name: 'tests of contract',
    at: 'packages/contract',
    // The answers that travel are the domain's own random ones.
    rooms: ['contract', ...domain, 'tests of domain'],
    packages: [
      'zod',
      '@seriousme/openapi-schema-validator',
      '@redocly/openapi-core',
      '@stoplight/spectral-core',
      '@stoplight/spectral-rulesets',
      'ajv',
    ],
  },
  {
    name: 'tests of pricing',
    at: 'packages/pricing',
    // Answers nobody means well by are made in one place.
    rooms: ['pricing/*', ...domain, 'tests of domain'],
    packages: [],
  },
  {
    name: 'tests of documents',
    at: 'packages/documents',
    // The papers are about the people and vehicles the domain tests with.
    rooms: ['documents', ...domain, 'tests of brands', 'tests of domain'],
    packages: [],
  },
  {
    name: 'tests of web',
    at: 'apps/web',
    // The people and vehicles the domain tests with are those the screens are tested with.
    rooms: ['web/*', 'contract', ...domain, 'tests of brands', 'tests of domain'],
    packages: ['@testing-library/react', 'happy-dom', 'axe-core', 'vite', ...form, ...cardClients],
  },
  {
    name: 'tests of api',
    at: 'apps/api',
    // What is stored in the tests is what people of the tests of pricing would be given, and what their papers say is read back.
    rooms: [
      'api/*',
      'wiring',
      'cli',
      'contract',
      'pricing/*',
      'documents',
      ...domain,
      'tests of pricing',
      'tests of documents',
      'tests of domain',
    ],
    packages: [
      'braintree',
      'fastify',
      'kysely',
      'pg',
      'pino',
      'zod',
      'yaml',
      'html-validate',
      'ajv',
      'ajv-formats',
      '@seriousme/openapi-schema-validator',
    ],
  },
  {
    name: 'tests of sandbox',
    at: 'apps/sandbox',
    rooms: ['sandbox', 'brands', 'domain/identity'],
    packages: ['fastify'],
  },
  {
    name: 'tests of portfolio',
    at: 'apps/portfolio',
    // The examples that prove the rates also prove what a row of a book leaves out.
    rooms: ['portfolio', 'pricing/*', ...domain, 'tests of pricing'],
    packages: ['html-validate'],
  },
  {
    name: 'tests of e2e',
    at: 'e2e',
    // What must come out of a person is worked out by pricing alone as well, where no browser is needed.
    rooms: ['e2e', 'sandbox', 'pricing/*', ...domain, 'tests of pricing'],
    packages: ['yaml'],
  },
  {
    name: 'tests of scripts',
    at: 'scripts',
    // What makes a pattern slow is known in one place, beside the values that have most of them.
    rooms: ['scripts', 'recording', 'behaviour', 'mutation', 'tests of domain'],
    packages: ['vite', 'rolldown', 'yaml'],
  },
  { name: 'tests of new-brand', at: 'scripts/new-brand', rooms: ['new-brand', 'scripts'], packages: [] },
  { name: 'tests of demo', at: 'scripts/demo', rooms: ['demo', 'e2e', ...domain], packages: [] },
]

export const testTools = ['vitest', 'fast-check', 'esbuild', 'node:*']
