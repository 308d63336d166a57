import { Gauge, type Registry } from 'prom-client'

/**
 * How things stand in the database, asked when somebody reads the metrics. Every process tells the same of these: of many, take the
 * largest and not the sum.
 */
export function figureMetrics(registers: Registry[]) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  return {
    known: gauge('database_figures_known', '1 when the figures of the database could be read, 0 when not'),
    payments: gauge('payments_unfinished', 'Payments that have not come to an end', 'state'),
    paymentAge: gauge(
      'payments_unfinished_oldest_seconds',
      'How long the payment that has stood longest in a state has stood in it',
      'state',
    ),
    webhooks: gauge('webhook_events_unsettled', 'What providers told us and nobody has followed up'),
    webhookAge: gauge('webhook_events_unsettled_oldest_seconds', 'Since when the oldest of those waits'),
    jobs: gauge('jobs_open', 'Jobs that wait, wait for another try, or are being done', 'job', 'state'),
    jobAge: gauge('jobs_open_oldest_seconds', 'Since when the oldest open job has been there', 'job'),
    jobsOverdue: gauge(
      'jobs_overdue_seconds',
      'Since when the longest waiting job could have been begun',
      'job',
    ),
    jobsDead: gauge('jobs_dead', 'Jobs whose tries have all failed: somebody has to look at them', 'job'),
    renewals: gauge('renewals_open', 'Next periods of policies that are due, charging or failed', 'state'),
    renewalsOverdue: gauge(
      'renewals_overdue',
      'Next periods that should have begun and have neither begun nor ended',
    ),
    renewalsAwaitingAnswers: gauge(
      'renewals_awaiting_answers',
      'Next periods without a price until their customers answer what we asked them',
    ),
    auditEntries: gauge(
      'audit_entries',
      'Acts of staff on record; it never falls unless the trail was cut off',
    ),
    quotesFailedByOneAddress: gauge(
      'check_failed_quotes_one_address',
      'At how many quotes the busiest network has failed a personal check within the last hour',
    ),
    draftBytes: gauge('draft_table_bytes', 'What unfinished answers take on the disk, with their indexes'),
  }
}

export type FigureMetrics = ReturnType<typeof figureMetrics>
