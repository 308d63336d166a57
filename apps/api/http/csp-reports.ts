import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { directives } from '../operations/field'
import type { Log } from '../operations/log'
import type { Metrics } from '../operations/metrics'
import { CSP_REPORT_PATH } from './headers'
import { refuseOtherMethods } from './methods'

const reports = z.array(z.object({ type: z.string(), body: z.object({ effectiveDirective: z.string() }) }))

/** Counts what browsers say the content security policy stopped. Only the rule's name is kept: a report quotes the whole address. */
export function cspReports(app: FastifyInstance, log: Log, metrics: Metrics): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(CSP_REPORT_PATH, { bodyLimit: 32 * 1024 }, async (request, reply) => {
      const parsed = z.safeParse(reports, request.body)
      for (const report of parsed.success ? parsed.data.slice(0, 20) : []) {
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
