import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { NotFound } from '../../platform/ports.ts'
import type { Restricted } from '../../privacy/ports.ts'
import type { DataRequestPorts, Handling } from './answer-request.ts'
import type { RestrictionStore } from './ports.ts'

export type RestrictPorts = DataRequestPorts & { restrictions: RestrictionStore }

/**
 * Restricts the use of the data that a brand holds about the person of a request (UK GDPR art. 18). It is stored but not used: no
 * reminders, no reports, no what-ifs, and no changes at the desk without a legal ground. The contract and legal duties continue (DSK-706).
 */
export async function restrictRecords(
  id: string,
  { brands, by }: Handling,
  { dataRequests, restrictions, clock }: RestrictPorts,
): Promise<
  { kind: 'restricted'; outcome: string } | { kind: 'nothing-held' } | { kind: 'not-now' } | NotFound
> {
  const request = await dataRequests.find(id, brands)
  if (request === undefined) return { kind: 'not-found' }
  if (request.kind !== 'restrict' || request.state !== 'open') return { kind: 'not-now' }
  let outcome = ''
  const written = (restricted: Restricted) => {
    outcome = inWords(restricted)
    return outcome
  }
  const done = await restrictions.restrict(request, written, { by, now: clock() })
  if (done === 'moved-on') return { kind: 'not-now' }
  return done === 'nothing-held' ? { kind: 'nothing-held' } : { kind: 'restricted', outcome }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

function inWords({ quotes, sold, drafts }: Restricted): string {
  return `Restricted: ${counted(quotes, 'quote')}, ${sold} of them bought, and ${counted(drafts, 'unfinished quote')}`
}

/** The person must be informed before the restriction is lifted, on a day that is not in the future (art. 18(3), DSK-708). */
export async function liftRecords(
  { id, toldOn }: { id: string; toldOn: LocalDate },
  { brands, by }: Handling,
  { dataRequests, restrictions, clock }: RestrictPorts,
): Promise<{ kind: 'lifted' } | { kind: 'not-told' } | { kind: 'not-now' } | NotFound> {
  const request = await dataRequests.find(id, brands)
  if (request === undefined) return { kind: 'not-found' }
  const now = clock()
  if (toldOn > londonDate(now)) return { kind: 'not-told' }
  const isLifted = await restrictions.lift(id, toldOn, { by, now })
  return isLifted ? { kind: 'lifted' } : { kind: 'not-now' }
}
