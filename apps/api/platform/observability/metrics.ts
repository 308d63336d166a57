import { attemptStates } from '@milepost/domain/payment/attempt-states'
import { collectionCodes } from '@milepost/domain/payment/payment-option'
import { journeyIds } from '@milepost/domain/terms/identity'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { securityEventKinds } from '../audit/ports.ts'
import { events } from './events.ts'

/**
 * The process's metrics. Labels are route templates, methods, statuses and closed sets of words: never an id or anything a visitor
 * typed.
 */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counters = {
    ...quoteMetrics([registry]),
    ...paymentMetrics([registry]),
    ...processMetrics([registry]),
  }
  startAtNothing(counters)
  return { registry, ...httpMetrics([registry]), ...counters, figures: figureMetrics([registry]) }
}

/** Incoming requests, and our calls to providers. */
function httpMetrics(registers: Registry[]) {
  return {
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its response',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    requestsInFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests in progress',
      registers,
    }),
    requestsLimited: new Counter({
      name: 'http_requests_limited_total',
      help: 'Requests refused because a limit was reached',
      labelNames: ['route', 'limit'] as const,
      registers,
    }),
    providerSeconds: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Duration of calls to a provider, by outcome',
      labelNames: ['provider', 'outcome'] as const,
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    breakersOpen: new Gauge({
      name: 'provider_breakers_open',
      help: 'Open circuit breakers of a provider; they block calls until the provider responds again',
      labelNames: ['provider'] as const,
      registers,
    }),
    cspReports: new Counter({
      name: 'csp_reports_total',
      help: 'Content security policy violations that browsers reported',
      labelNames: ['directive'] as const,
      registers,
    }),
    cspReportsDropped: new Counter({
      name: 'csp_reports_dropped_total',
      help: 'Violation reports dropped above the limit of one network (ip) or of all networks',
      labelNames: ['limit'] as const,
      registers,
    }),
  }
}

/** From the first price to checkout. */
function quoteMetrics(registers: Registry[]) {
  return {
    quotesMade: new Counter({
      name: 'quotes_made_total',
      help: 'Quotes stored, by journey and way in: site, comparison, restart or renewal',
      labelNames: ['journey', 'way_in'] as const,
      registers,
    }),
    pricesWorkedOut: new Counter({
      name: 'prices_worked_out_total',
      help: 'Prices stored with a quote, by cause and outcome: priced, referred or declined',
      labelNames: ['journey', 'cause', 'outcome'] as const,
      registers,
    }),
    notOffered: new Counter({
      name: 'quotes_not_offered_total',
      help: 'Reasons for which a risk was referred or declined; one risk may have several',
      labelNames: ['journey', 'verdict', 'reason'] as const,
      registers,
    }),
    priceHoldsEnded: new Counter({
      name: 'price_holds_ended_total',
      help: 'Quotes priced again because the day their price was held for had ended',
      labelNames: ['journey'] as const,
      registers,
    }),
    guessesRefused: new Counter({
      name: 'retrieval_guesses_refused_total',
      help: 'Attempts to open a quote or draft that were refused above the limit of the quote, draft or network address',
      labelNames: ['by'] as const,
      registers,
    }),
    securityEvents: new Counter({
      name: 'security_events_total',
      help: 'Checks, grants, links, take-ups and refused keys, by kind',
      labelNames: ['kind'] as const,
      registers,
    }),
    securityEventsLost: new Counter({
      name: 'security_events_lost_total',
      help: 'Security events that were not stored: not written, too many waiting to be written, or repeated within a minute',
      labelNames: ['reason'] as const,
      registers,
    }),
  }
}

/** From payment to the policy and its renewals. */
function paymentMetrics(registers: Registry[]) {
  return {
    takeUps: new Counter({
      name: 'take_ups_total',
      help: 'Quotes that became policies, by journey and payment option',
      labelNames: ['journey', 'payment_way'] as const,
      registers,
    }),
    paymentMoves: new Counter({
      name: 'payment_moves_total',
      help: 'Payments that entered a state, with the reason if the card was not charged',
      labelNames: ['state', 'failure'] as const,
      registers,
    }),
    paymentReleases: new Counter({
      name: 'payment_voids_total',
      help: 'Authorised payments that were voided, by the reason why no policy was issued',
      labelNames: ['reason'] as const,
      registers,
    }),
    renewalMoves: new Counter({
      name: 'renewal_moves_total',
      help: 'Next periods of policies that entered a state: due, charging, renewed, failed, lapsed or stopped',
      labelNames: ['state'] as const,
      registers,
    }),
    emails: new Counter({
      name: 'emails_total',
      help: 'Emails that the mail server accepted or did not accept',
      labelNames: ['template', 'outcome'] as const,
      registers,
    }),
  }
}

/**
 * Figures about the database, read on every scrape. Every process reports the same values: across processes take the maximum and
 * not the sum.
 */
function figureMetrics(registers: Registry[]) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  return {
    known: gauge('database_figures_known', '1 when the figures of the database could be read, 0 when not'),
    payments: gauge('payments_unfinished', 'Unfinished payments', 'state'),
    paymentAge: gauge(
      'payments_unfinished_oldest_seconds',
      'Time that the oldest payment of a state has been in it',
      'state',
    ),
    webhooks: gauge('webhook_events_unsettled', 'Provider events that are received and not yet processed'),
    webhookAge: gauge('webhook_events_unsettled_oldest_seconds', 'Age of the oldest of those events'),
    jobs: gauge('jobs_open', 'Jobs that wait, wait for a retry, or run', 'job', 'state'),
    jobAge: gauge('jobs_open_oldest_seconds', 'Age of the oldest open job', 'job'),
    jobsOverdue: gauge(
      'jobs_overdue_seconds',
      'Time since the longest waiting job could have started',
      'job',
    ),
    jobsDead: gauge('jobs_dead', 'Jobs whose tries have all failed: an operator must act on them', 'job'),
    renewals: gauge('renewals_open', 'Next periods of policies that are due, charging or failed', 'state'),
    renewalsOverdue: gauge(
      'renewals_overdue',
      'Next periods that should have started and have neither started nor ended',
    ),
    renewalsClosing: gauge(
      'renewals_closing_untried',
      'Renewals that were promised, are on their last day or past it, and whose card was never tried',
    ),
    renewalsAwaitingAnswers: gauge(
      'renewals_awaiting_answers',
      'Next periods that have no price until the customer answers our questions',
    ),
    auditEntries: gauge(
      'audit_entries',
      'Entries of the audit trail; the number falls only if the trail was cut off',
    ),
    quotesFailedByOneAddress: gauge(
      'check_failed_quotes_one_address',
      'Quotes at which the busiest network failed a personal check within the last hour',
    ),
    timeline: gauge(
      'database_timeline',
      'Timeline of the database server; it rises when another server takes over',
    ),
    replicas: gauge(
      'database_replicas',
      'Replicas that follow the database server through a replication slot',
    ),
    replicaLag: gauge('database_replica_lag_bytes', 'Bytes by which the slowest replica is behind'),
    clockAhead: gauge(
      'database_clock_ahead_seconds',
      'Seconds by which the clock of this process is ahead of the database server’s',
    ),
    draftBytes: gauge('draft_table_bytes', 'Disk space of unfinished answers, with their indexes'),
  }
}

export type FigureMetrics = ReturnType<typeof figureMetrics>

/** What this process does and logs. */
function processMetrics(registers: Registry[]) {
  return {
    jobRuns: new Counter({
      name: 'job_runs_total',
      help: 'Job runs of this process, by outcome: done, failed, dead, expired, outlived or released',
      labelNames: ['job', 'outcome'] as const,
      registers,
    }),
    events: new Counter({
      name: 'events_total',
      help: 'Log events of this process, at any log level',
      labelNames: ['event'] as const,
      registers,
    }),
    connections: new Gauge({
      name: 'database_connections',
      help: 'Database connections of this process that are in use and idle, and callers that wait for one',
      labelNames: ['state'] as const,
      registers,
    }),
    connectionsMost: new Gauge({
      name: 'database_connections_most',
      help: 'Most database connections that this process may have open',
      registers,
    }),
  }
}

type Counters = ReturnType<typeof quoteMetrics> &
  ReturnType<typeof paymentMetrics> &
  ReturnType<typeof processMetrics>

/**
 * A rate sees no increase in a counter that first appears at 1, and no standstill in one that never appears. So the counters that alerts
 * use start at 0.
 */
function startAtNothing(counters: Counters): void {
  for (const event of Object.keys(events)) counters.events.inc({ event }, 0)
  for (const journey of journeyIds) {
    for (const origin of ['site', 'comparison', 'restart', 'renewal'])
      counters.quotesMade.inc({ journey, way_in: origin }, 0)
    for (const collectionCode of collectionCodes)
      counters.takeUps.inc({ journey, payment_way: collectionCode }, 0)
  }
  for (const state of attemptStates) counters.paymentMoves.inc({ state, failure: 'none' }, 0)
  for (const by of ['quote', 'address', 'draft']) counters.guessesRefused.inc({ by }, 0)
  for (const kind of securityEventKinds) counters.securityEvents.inc({ kind }, 0)
  for (const reason of ['not-written', 'too-many', 'repeated']) counters.securityEventsLost.inc({ reason }, 0)
  for (const outcome of ['done', 'failed']) counters.jobRuns.inc({ job: 'periodic', outcome }, 0)
}
