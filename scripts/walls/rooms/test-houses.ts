import { domain, domainPackages, type Room } from './room'
import { form } from './web-rooms'

/** What the tests of a house may import: all its rooms, those below it, and the tools of testing. Never a house beside it. */
export const testHouses: readonly Room[] = [
  { name: 'tests of domain', at: 'packages/domain', rooms: domain, packages: domainPackages },
  {
    name: 'tests of contract',
    at: 'packages/contract',
    rooms: ['contract', ...domain],
    packages: ['zod', '@seriousme/openapi-schema-validator'],
  },
  {
    name: 'tests of pricing',
    at: 'packages/pricing',
    rooms: ['pricing/*', ...domain],
    packages: domainPackages,
  },
  {
    name: 'tests of web',
    at: 'apps/web',
    // The people and vehicles the domain tests with are those the screens are tested with.
    rooms: ['web/*', 'contract', ...domain, 'tests of domain'],
    packages: ['@testing-library/react', 'happy-dom', 'axe-core', 'vite', ...form],
  },
  {
    name: 'tests of api',
    at: 'apps/api',
    rooms: ['api/*', 'contract', 'pricing/*', ...domain],
    packages: [
      'fastify',
      'kysely',
      'pg',
      'pino',
      'zod',
      'html-validate',
      '@seriousme/openapi-schema-validator',
    ],
  },
  { name: 'tests of sandbox', at: 'apps/sandbox', rooms: ['sandbox'], packages: ['fastify'] },
  { name: 'tests of scripts', at: 'scripts', rooms: ['scripts'], packages: ['vite', 'rolldown'] },
]

export const testTools = ['vitest', 'fast-check', 'esbuild', 'node:*']
