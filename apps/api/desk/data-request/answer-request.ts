import { type DataRequestKind, dataRequestDue, mayExtend } from '@milepost/domain/privacy/data-request'
import { brandOfReference, tidyReference } from '@milepost/domain/quote/quote-reference'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { parseEmail } from '@milepost/domain/values/email'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Actor } from '../../platform/audit/ports.ts'
import type { Clock, NotFound } from '../../platform/ports.ts'
import type { DataRequest, DataRequestStore, HeldData, RequestPerson } from './ports.ts'

export type DataRequestPorts = { dataRequests: DataRequestStore; heldData: HeldData; clock: Clock }

/** Who handles the request, and for which brands. */
export type Handling = { person: RequestPerson; brands: readonly BrandCode[]; by: Actor }

type NewRequest = { brand: BrandCode; kind: DataRequestKind; person: string; receivedOn: LocalDate }

/** Records a request. Its deadline counts from the day it was received, which may be before today but not after (DSK-701). */
export async function addDataRequest(
  { brand, kind, person: typed, receivedOn }: NewRequest,
  { by }: Pick<Handling, 'by'>,
  { dataRequests, clock }: DataRequestPorts,
): Promise<{ kind: 'added'; id: string; dueOn: LocalDate } | { kind: 'no-person' } | { kind: 'not-yet' }> {
  const person = personIn(typed, brand)
  if (person === undefined) return { kind: 'no-person' }
  if (receivedOn > londonDate(clock())) return { kind: 'not-yet' }
  const dueOn = dataRequestDue(receivedOn, { isExtended: false })
  const request = { tenant: brand, kind, person, receivedOn, dueOn }
  return { kind: 'added', id: await dataRequests.add(request, { by, now: clock() }), dueOn }
}

/** An email address, or a quote reference of the brand. */
function personIn(typed: string, brand: BrandCode): string | undefined {
  if (typed.includes('@')) {
    const email = parseEmail(typed)
    return email.ok ? email.value : undefined
  }
  const reference = tidyReference(typed)
  return brandOfReference(reference) === brand ? reference : undefined
}

type Moved = { kind: 'moved'; request: DataRequest } | { kind: 'not-now' } | NotFound

/** Finds a request, applies the change and returns the request's new state. */
async function moved(
  id: string,
  { brands }: Pick<Handling, 'brands'>,
  { dataRequests }: DataRequestPorts,
  act: (request: DataRequest) => Promise<boolean>,
): Promise<Moved> {
  const request = await dataRequests.find(id, brands)
  if (request === undefined) return { kind: 'not-found' }
  if (!(await act(request))) return { kind: 'not-now' }
  return { kind: 'moved', request: (await dataRequests.find(id, brands)) ?? request }
}

/** Two more months for a complex request. The person is informed of the reason within the first month (UK GDPR art. 12(3)). */
export function extendDataRequest(
  { id, because }: { id: string; because: string },
  handling: Handling,
  ports: DataRequestPorts,
): Promise<Moved> {
  const now = ports.clock()
  return moved(id, handling, ports, async (request) => {
    const isExtended = request.extendedBecause !== undefined
    if (!mayExtend({ ...request, isExtended }, londonDate(now))) return false
    const dueOn = dataRequestDue(request.receivedOn, { isExtended: true })
    return ports.dataRequests.extend(request, { dueOn, because }, { by: handling.by, now })
  })
}

/** All data held about the person who asked (DSK-704). Staff close the request by hand once the person has received it. */
export async function exportDataRequest(
  id: string,
  { brands, by }: Handling,
  { dataRequests, heldData, clock }: DataRequestPorts,
): Promise<
  { kind: 'exported'; content: string } | { kind: 'nothing-held' } | { kind: 'not-now' } | NotFound
> {
  const request = await dataRequests.find(id, brands)
  if (request === undefined) return { kind: 'not-found' }
  if (request.kind !== 'export' || request.state !== 'open') return { kind: 'not-now' }
  const content = await heldData.export(request, { by, now: clock() })
  return content === undefined ? { kind: 'nothing-held' } : { kind: 'exported', content }
}

/** The first of the two people of an erasure (DSK-705). */
export function proposeErasure(id: string, handling: Handling, ports: DataRequestPorts): Promise<Moved> {
  const { person, by } = handling
  return moved(id, handling, ports, async (request) => {
    if (request.kind !== 'erase' || request.state !== 'open') return false
    return ports.dataRequests.propose(request, person, { by, now: ports.clock() })
  })
}

/** Whether this person may confirm: never the person who proposed it, compared by subject and by name. */
export function maySecondErasure({ kind, state, first }: DataRequest, person: RequestPerson): boolean {
  if (kind !== 'erase' || state !== 'proposed' || first === undefined) return false
  const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  return !isSame(first.subject, person.subject) && !isSame(first.name, person.name)
}

/**
 * The second person erases the data or sends the request back. The data is erased before the request is closed: after a crash the request
 * is still proposed, and a repeat erases the rest.
 */
export async function decideErasure(
  { id, isErased }: { id: string; isErased: boolean },
  handling: Handling,
  ports: DataRequestPorts,
): Promise<Moved | { kind: 'not-them' }> {
  const { person, brands, by } = handling
  const found = await ports.dataRequests.find(id, brands)
  if (found?.state === 'proposed' && !maySecondErasure(found, person)) return { kind: 'not-them' }
  const at = { by, now: ports.clock() }
  return moved(id, handling, ports, async (request) => {
    if (!maySecondErasure(request, person)) return false
    if (!isErased) return ports.dataRequests.sendBack(request, at)
    const erase = async () => inWords(await ports.heldData.erase(request, at))
    return ports.dataRequests.closeErased(request, person, erase, at)
  })
}

function inWords(erased: Awaited<ReturnType<HeldData['erase']>>): string {
  if (erased === undefined) return 'Nothing was held'
  const { erased: quotes, drafts, kept } = erased
  const words = `Erased: ${counted(quotes, 'quote')} and ${counted(drafts, 'unfinished quote')}`
  return kept.length === 0
    ? words
    : `${words}. Kept by law: ${counted(kept.length, 'quote')} that money moved for`
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** These requests are closed by their own act, never by hand. */
const byItsAct: readonly DataRequestKind[] = ['erase', 'restrict']

/** Closes the request as done by hand, or as refused with a reason. */
export function closeDataRequest(
  { id, to, outcome }: { id: string; to: 'done' | 'refused'; outcome: string },
  handling: Handling,
  ports: DataRequestPorts,
): Promise<Moved> {
  return moved(id, handling, ports, async (request) => {
    if (request.state !== 'open' || (to === 'done' && byItsAct.includes(request.kind))) return false
    return ports.dataRequests.close(request, { to, outcome }, { by: handling.by, now: ports.clock() })
  })
}
