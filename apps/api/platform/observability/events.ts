import { providers } from '../ports.ts'
import * as is from './field.ts'

type Level = 'debug' | 'info' | 'warn' | 'error'
type Event = { level: Level; fields: { readonly [name: string]: is.Field } }

/** Our own names, a random id and a count: never a job's data. */
const ofJob = { job: is.jobName, jobId: is.uuid, tries: is.count }

/**
 * Everything that this process may write to its log. A field that is not listed, or whose value does not have the listed form, is
 * dropped, so personal data cannot get in (safety T6, T7). No field is free text, and none may become so.
 */
export const events = {
  'api.started': { level: 'info', fields: { port: is.count, internalPort: is.count, ms: is.count } },
  'api.is-test-site': { level: 'warn', fields: {} },
  'api.stopping': { level: 'info', fields: { reason: is.word('SIGTERM', 'SIGINT', 'parent-gone') } },
  'api.stopped': { level: 'info', fields: { ms: is.count, forced: is.flag } },
  'process.crashed': {
    level: 'error',
    fields: { kind: is.errorKind, code: is.errorCode, frames: is.frames },
  },

  'request.answered': {
    level: 'info',
    fields: {
      requestId: is.uuid,
      method: is.word('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      route: is.route,
      status: is.count,
      code: is.problemCode,
      tenant: is.tenant,
      ms: is.count,
    },
  },
  'request.aborted': { level: 'info', fields: { requestId: is.uuid, route: is.route, ms: is.count } },
  'request.failed': {
    level: 'error',
    fields: {
      requestId: is.uuid,
      route: is.route,
      kind: is.errorKind,
      code: is.errorCode,
      frames: is.frames,
    },
  },
  'request.limited': {
    level: 'warn',
    fields: { requestId: is.uuid, route: is.route, limit: is.word('session', 'ip', 'quote', 'all') },
  },
  'limits.store-failed': {
    level: 'warn',
    fields: { kind: is.errorKind, code: is.errorCode, frames: is.frames },
  },
  'session.not-renewed': {
    level: 'warn',
    fields: {
      requestId: is.uuid,
      route: is.route,
      kind: is.errorKind,
      code: is.errorCode,
      frames: is.frames,
    },
  },
  'service.key-refused': { level: 'warn', fields: { requestId: is.uuid } },
  'desk.refused': { level: 'warn', fields: { missing: is.word('permission', 'second-factor', 'brand') } },
  'desk.sign-in-refused': { level: 'warn', fields: { because: is.word('expired', 'refused') } },
  'desk.provider-unreachable': { level: 'error', fields: {} },
  'desk.queue-unread': {
    level: 'warn',
    fields: { kind: is.errorKind, code: is.errorCode, frames: is.frames },
  },
  'request.malformed': { level: 'warn', fields: { requestId: is.uuid, code: is.errorCode } },
  'payment-page.checked': { level: 'info', fields: { sites: is.count, ms: is.count } },
  'payment-page.changed': {
    level: 'error',
    fields: { what: is.word('page', 'script', 'added-script', 'header'), part: is.sitePart },
  },
  'payment-page.unchecked': { level: 'warn', fields: { kind: is.errorKind, code: is.errorCode } },
  'csp.reported': { level: 'warn', fields: { directive: is.directive } },

  'job.done': { level: 'info', fields: { ...ofJob, ms: is.count } },
  'job.failed': {
    level: 'warn',
    fields: { ...ofJob, ms: is.count, kind: is.errorKind, code: is.errorCode, frames: is.frames },
  },
  'job.dead': { level: 'error', fields: ofJob },
  'job.expired': { level: 'warn', fields: ofJob },
  'job.outlived': { level: 'warn', fields: ofJob },
  'job.released': { level: 'info', fields: ofJob },
  'queue.failed': { level: 'error', fields: { kind: is.errorKind, code: is.errorCode, frames: is.frames } },
  'queue.recovered': { level: 'info', fields: {} },

  'webhook.refused': {
    level: 'warn',
    fields: { requestId: is.uuid, reason: is.word('forged', 'unknown-provider') },
  },
  'payment.capture-given-up': { level: 'error', fields: { tenant: is.tenant } },
  'payment.reconciled': { level: 'info', fields: { settled: is.count, left: is.count } },
  'mandate.rejected': { level: 'warn', fields: { tenant: is.tenant } },
  // The end of the audit trail, noted outside the database: an attacker who cuts or rewrites the trail there cannot change this
  // line.
  'accounts.checked': {
    level: 'info',
    fields: { ms: is.count, auditEntries: is.count, auditHash: is.sha256 },
  },
  'encryption.rotated': { level: 'info', fields: { changed: is.count, retired: is.count } },
  'documents.moved': { level: 'info', fields: { moved: is.count } },
  'documents.unnamed-removed': { level: 'info', fields: { removed: is.count } },
  'visits.counted': { level: 'info', fields: { days: is.count } },
  'cards.removed': { level: 'info', fields: { cards: is.count } },
  'referrals.late': { level: 'info', fields: { informed: is.count } },
  'mandates.informed-again': { level: 'info', fields: { informed: is.count } },
  'quote-months.made': { level: 'info', fields: { hasBegun: is.flag, made: is.count } },
  'retention.erased': { level: 'info', fields: { quotes: is.count, drafts: is.count, months: is.count } },
  'accounts.broken': { level: 'error', fields: { check: is.brokenAccount, count: is.count } },

  'provider.failed': {
    level: 'warn',
    fields: {
      provider: is.word(...providers),
      reason: is.word('timed-out', 'unreachable', 'refused', 'throttled', 'broken', 'open-circuit'),
      ms: is.count,
    },
  },
  'background.failed': {
    level: 'error',
    fields: { kind: is.errorKind, code: is.errorCode, frames: is.frames },
  },
  'link.host-unknown': { level: 'warn', fields: { tenant: is.tenant } },
  'storage.initialising': { level: 'info', fields: {} },
  'storage.started': { level: 'info', fields: { milliseconds: is.count } },
  'storage.joined': { level: 'info', fields: {} },
  'storage.moved': { level: 'info', fields: {} },
  'storage.recovering': { level: 'warn', fields: {} },
  'storage.server-lost': { level: 'error', fields: {} },
  'storage.restart-failed': { level: 'error', fields: {} },
  'storage.connection-lost': { level: 'warn', fields: { code: is.errorCode } },
  'storage.no-connection': { level: 'warn', fields: {} },
  'storage.read-only': { level: 'error', fields: {} },
  'storage.replica-left': { level: 'warn', fields: { isBehind: is.flag } },
  'storage.clock-stepped': { level: 'warn', fields: { milliseconds: is.count, isBack: is.flag } },
  'storage.clock-unmeasured': { level: 'warn', fields: {} },
  'storage.left-running': { level: 'info', fields: {} },
  'storage.unfit': { level: 'warn', fields: { problems: is.count } },
  'storage.stopped': { level: 'info', fields: {} },
  'storage.still-stopping': { level: 'warn', fields: {} },
  'storage.waits-to-migrate': { level: 'warn', fields: {} },
  'storage.migrated': { level: 'info', fields: { applied: is.count, ms: is.count } },
  'readiness.failed': { level: 'warn', fields: {} },
} as const satisfies { readonly [name: string]: Event }

export type EventName = keyof typeof events

type Values = { count: number; flag: boolean; text: string; texts: readonly string[] }

/** The fields that an event may have. All are optional, because a request may fail before they are known. */
export type EventFields<N extends EventName> = {
  [F in keyof (typeof events)[N]['fields']]?: FieldValue<(typeof events)[N]['fields'][F]> | undefined
}

type FieldValue<F> = F extends { holds: infer H extends keyof Values } ? Values[H] : never
