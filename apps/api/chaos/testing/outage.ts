import type { Deployment } from './deployment.ts'
import { type Figures, interrupted } from './interruption.ts'
import type { OwnServer } from './postgres.ts'

/** The database stops during take-ups and is restarted, and every customer gets what they paid for (F24). */
export function outage(
  deployment: Deployment,
  server: OwnServer,
  { purchases, how, after }: { purchases: number; how: 'immediate' | 'killed'; after: number },
): Promise<Figures> {
  return interrupted(deployment, { purchases, after, begin: () => server.stopAtOnce(how) })
}
