import { admitted, jobName } from './field.ts'
import type { FigureMetrics, Metrics } from './metrics.ts'
import type { Figures, ReadFigures } from './ports.ts'

/** This process's database connections. */
export type Pool = { inUse: number; idle: number; waiting: number; most: number }

/** All metrics. Figures about the database are read on every scrape. */
export function readOut(
  { registry, figures, connections, connectionsMost }: Metrics,
  { readFigures, pool }: { readFigures: ReadFigures; pool: () => Pool },
): () => Promise<string> {
  return async () => {
    const { inUse, idle, waiting, most } = pool()
    connections.set({ state: 'in-use' }, inUse)
    connections.set({ state: 'idle' }, idle)
    connections.set({ state: 'waiting' }, waiting)
    connectionsMost.set(most)
    showFigures(figures, await readFigures())
    return registry.metrics()
  }
}

/** An unknown figure is not shown: an old value would look current. */
function showFigures({ known, ...shown }: FigureMetrics, figures: Figures | undefined): void {
  for (const gauge of Object.values(shown)) gauge.reset()
  known.set(figures ? 1 : 0)
  if (figures === undefined) {
    const unlabelled = [
      shown.webhooks,
      shown.webhookAge,
      shown.renewalsOverdue,
      shown.renewalsClosing,
      shown.renewalsAwaitingAnswers,
      shown.auditEntries,
      shown.quotesFailedByOneAddress,
      shown.timeline,
      shown.replicas,
      shown.replicaLag,
      shown.clockAhead,
      shown.draftBytes,
    ]
    for (const gauge of unlabelled) gauge.remove()
    return
  }
  for (const { state, count, oldestSeconds } of figures.payments) {
    shown.payments.set({ state }, count)
    shown.paymentAge.set({ state }, oldestSeconds)
  }
  shown.webhooks.set(figures.webhooks.count)
  shown.webhookAge.set(figures.webhooks.oldestSeconds)
  for (const { state, count } of figures.renewals) shown.renewals.set({ state }, count)
  shown.renewalsOverdue.set(figures.renewalsOverdue)
  shown.renewalsClosing.set(figures.renewalsClosing)
  shown.renewalsAwaitingAnswers.set(figures.renewalsAwaitingAnswers)
  shown.auditEntries.set(figures.auditEntries)
  shown.quotesFailedByOneAddress.set(figures.quotesFailedByOneAddress)
  if (figures.timeline === undefined) shown.timeline.remove()
  else shown.timeline.set(figures.timeline)
  shown.replicas.set(figures.replicas.connected)
  shown.replicaLag.set(figures.replicas.lagBytes)
  shown.clockAhead.set(figures.clockAheadSeconds)
  shown.draftBytes.set(figures.draftBytes)
  showJobs(shown, figures.jobs)
}

function showJobs(shown: Omit<FigureMetrics, 'known'>, jobs: Figures['jobs']): void {
  const oldest = new Map<string, number>()
  const overdue = new Map<string, number>()
  for (const { state, count, oldestSeconds, overdueSeconds, ...row } of jobs) {
    const job = admitted(jobName, row.job)
    if (typeof job !== 'string') continue
    if (state === 'dead') {
      shown.jobsDead.set({ job }, count)
      continue
    }
    shown.jobs.set({ job, state }, count)
    oldest.set(job, Math.max(oldest.get(job) ?? 0, oldestSeconds))
    overdue.set(job, Math.max(overdue.get(job) ?? 0, overdueSeconds))
  }
  for (const [job, seconds] of oldest) shown.jobAge.set({ job }, seconds)
  for (const [job, seconds] of overdue) shown.jobsOverdue.set({ job }, seconds)
}
