import { Counter, Gauge, type Registry } from 'prom-client'

/** What this process does and says. */
export function processMetrics(registers: Registry[]) {
  return {
    jobRuns: new Counter({
      name: 'job_runs_total',
      help: 'Tries of jobs by this process, by how they ended: done, failed, dead, expired, outlived or released',
      labelNames: ['job', 'outcome'] as const,
      registers,
    }),
    events: new Counter({
      name: 'events_total',
      help: 'Events this process told its log of, whatever the log level',
      labelNames: ['event'] as const,
      registers,
    }),
    connections: new Gauge({
      name: 'database_connections',
      help: 'Connections of this process to the database in use and idle, and those who wait for one',
      labelNames: ['state'] as const,
      registers,
    }),
    connectionsMost: new Gauge({
      name: 'database_connections_most',
      help: 'Connections this process may have open at once',
      registers,
    }),
  }
}
