import { createLog } from '../../observability/log.ts'
import { createMetrics } from '../../observability/metrics.ts'
import type { LookUpRates } from '../look-up-limits.ts'
import { buildServer, type ServerParts } from '../server.ts'
import { holdToDocument } from './fits-document.ts'
import { testSessions } from './test-sessions.ts'

const roomy = { session: { count: 1000, perSeconds: 60 }, ip: { count: 1000, perSeconds: 60 } }

/** Limits that no test reaches by accident. */
export const roomyLimits: LookUpRates = {
  vehicle: roomy,
  address: roomy,
  draft: roomy,
  newDraft: roomy,
  save: roomy,
  retrieval: roomy,
  pricing: roomy,
  preview: roomy,
  document: roomy,
  bank: roomy,
  intent: roomy,
  report: roomy,
  visit: roomy,
}

/** A server with only the parts that a test passes, and its log. Every response is checked against the OpenAPI document. */
export async function testServer(parts: Partial<ServerParts> = {}) {
  const lines: string[] = []
  const metrics = createMetrics()
  const app = await buildServer({
    routes: [],
    proxyDepth: 0,
    limits: roomyLimits,
    sessions: testSessions(),
    readiness: { draining: false, ping: async () => true },
    log: createLog('debug', { write: (line) => lines.push(line) }),
    metrics,
    clock: () => new Date('2026-11-02T10:00:00Z'),
    ...parts,
    guard(server) {
      holdToDocument(server)
      parts.guard?.(server)
    },
  })
  return { app, metrics, log: () => lines.join(''), events: () => lines.map((line) => JSON.parse(line)) }
}

/** The headers that every call carries. */
export const acornCar = { 'x-tenant': 'A', 'x-product': 'PC' }
