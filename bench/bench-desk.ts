import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staffSessionStore } from '../apps/api/desk/session-store.ts'
import { staffTokenHash } from '../apps/api/desk/sign-in.ts'
import { secureCookies } from '../apps/api/platform/config/cookie-form.ts'
import { migrate } from '../apps/api/platform/db/migrate.ts'
import { openDatabase } from '../apps/api/platform/db/open-database.ts'
import { aesEncryption } from '../apps/api/platform/encryption/aes-encryption.ts'
import { withKeys } from '../apps/api/platform/encryption/database-keys.ts'
import { buildDesk } from '../apps/api/platform/http/desk-listener.ts'
import type { DeskRoute } from '../apps/api/platform/http/desk-route.ts'
import { createLog } from '../apps/api/platform/observability/log.ts'
import { createMetrics } from '../apps/api/platform/observability/metrics.ts'
import { restrictionGuard } from '../apps/api/privacy/restriction-store.ts'

/** Counted as usual, but never reached. */
export const plenty = { count: 1e9, perSeconds: 1 }
type Parts = { db: ReturnType<typeof withKeys>; clock: () => Date }

/** Calls of the desk on its own PostgreSQL, with a staff member signed in for three brands. */
export async function openBenchDesk(
  role: 'adviser' | 'team-lead',
  routesOf: (parts: Parts) => readonly DeskRoute[],
  clock = () => new Date(),
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
  // When started as root the database runs as another user, who must be able to traverse the directory.
  await chmod(dataDir, 0o755)
  const database = await openDatabase({ dataDir, log: () => {} })
  await database.asOwner((owner) => migrate(owner))
  const db = withKeys(database.db, aesEncryption([randomBytes(32)]))
  const staff = staffSessionStore(db)
  const app = await buildDesk(
    {
      url: new URL('http://desk.localhost'),
      cookies: secureCookies,
      limits: { call: plenty, signIn: plenty, search: plenty },
    },
    {
      routes: routesOf({ db, clock }),
      staff,
      restrictions: restrictionGuard(db),
      site: () => {},
      limits: {} as never,
      readiness: { draining: false, ping: database.ping },
      log: createLog('silent'),
      metrics: createMetrics(),
      clock,
      proxyDepth: 0,
      isProduction: false,
    },
  )
  const token = randomBytes(32).toString('base64url')
  await staff.open(
    {
      subject: 'bench',
      name: 'Bench',
      roles: [role],
      brands: ['A', 'M', 'CRT'],
      tokenHash: staffTokenHash(token),
      amr: [],
      secondFactorAt: undefined,
      signedInAt: clock(),
      endsAt: new Date(clock().getTime() + 8 * 3_600_000),
      idToken: undefined,
    },
    undefined,
  )
  return {
    database,
    db,
    /** One call: its duration and its answer. */
    async ask(method: 'GET' | 'POST', url: string, body?: object) {
      const begun = performance.now()
      const reply = await app.inject({
        method,
        url,
        headers: {
          host: 'desk.localhost',
          cookie: `__Host-desk=${token}`,
          'sec-fetch-site': 'same-origin',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { payload: JSON.stringify(body) }),
      })
      const took = performance.now() - begun
      if (reply.statusCode !== 200) throw new Error(reply.body)
      return { took, body: reply.json() }
    },
    async close() {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type BenchDesk = Awaited<ReturnType<typeof openBenchDesk>>
