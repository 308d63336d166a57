import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { directives } from '../observability/field.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { CSP_REPORT_PATH } from './headers.ts'
import type { LookUpLimits } from './look-up-limits.ts'
import { refuseOtherMethods } from './methods.ts'

const reports = z.array(z.object({ type: z.string(), body: z.object({ effectiveDirective: z.string() }) }))

/** A page that breaks in a browser sends many reports at once; the rest of one request is ignored. */
const MOST_REPORTS = 20

/**
 * Counts what browsers report as blocked by the content security policy. Only the directive is recorded, because a report quotes the whole
 * URL. Anyone can post here, so reports are rate-limited per network and overall; those above the limit are only counted.
 */
export function cspReports(
  app: FastifyInstance,
  { log, metrics, limits }: { log: Log; metrics: Metrics; limits: LookUpLimits },
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(CSP_REPORT_PATH, { bodyLimit: 32 * 1024 }, async (request, reply) => {
      const parsed = z.safeParse(reports, request.body)
      const listed = parsed.success ? parsed.data.slice(0, MOST_REPORTS) : []
      if (listed.length === 0) return reply.code(204).send()
      const limited = await limits('report', request, { tokens: listed.length })
      if (limited.kind === 'limited') {
        metrics.cspReportsDropped.inc({ limit: limited.by }, listed.length)
        return reply.code(204).send()
      }
      for (const report of listed) {
        const named = report.body.effectiveDirective
        const directive = directives.includes(named) ? named : 'other'
        metrics.cspReports.inc({ directive })
        log('csp.reported', { directive })
      }
      return reply.code(204).send()
    })
    refuseOtherMethods(scope, CSP_REPORT_PATH, ['POST'])
  })
}
