import { firmOf } from '@milepost/brands/brands'
import { parseEmail } from '@milepost/domain/values/email'
import { expect, it } from 'vitest'
import { instrumentedEmail, instrumentedLog } from './instrumented.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'

const to = parseEmail('somebody@example.com')
if (!to.ok) throw new Error('An address that is none')
const email = { to: to.value, sender: firmOf('A'), subject: '', text: '', html: '' }

it('counts emails by a closed list of words, regardless of what an email is about', async () => {
  const metrics = createMetrics()
  const down = instrumentedEmail(async () => ({ kind: 'failed', reason: 'unreachable' }), metrics)
  await down({ ...email, about: 'policy:A:A-10000001' })
  await down({ ...email, about: 'Smith:A' })
  await down(email)
  const page = await metrics.registry.metrics()
  for (const word of ['policy', 'other', 'link'])
    expect(page).toContain(`emails_total{template="${word}",outcome="failed"} 1`)
  expect(page).not.toContain('Smith')
})

it('counts log events even below the log level, and no job with an unknown name', async () => {
  const metrics = createMetrics()
  const lines: string[] = []
  const log = instrumentedLog(createLog('silent', { write: (line) => lines.push(line) }), metrics)
  log('accounts.broken', { check: 'LOCK_TOO_OLD', count: 2 })
  log('job.dead', { job: 'capture', jobId: 'x', tries: 30 })
  log('job.dead', { job: 'of-another-build', jobId: 'x', tries: 30 })
  const page = await metrics.registry.metrics()
  expect(lines).toEqual([])
  expect(page).toContain('events_total{event="accounts.broken"} 1')
  expect(page).toContain('job_runs_total{job="capture",outcome="dead"} 1')
  expect(page).not.toContain('of-another-build')
})
