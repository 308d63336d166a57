import { CALLER_CHECK_MINUTES, type ReadOut, readOutNames } from '@milepost/domain/desk/telephone'
import { totalOf } from '@milepost/domain/quote/price'
import { type PersonalDetails, passesCheck } from '@milepost/domain/retrieval/personal-check'
import type { Pence } from '@milepost/domain/values/pence'
import { findVehicle } from '../../lookup/look-up.ts'
import type { AddressById, AddressSearch, VehicleByRegistration } from '../../lookup/ports.ts'
import type { Clock, Failed, NotFound } from '../../platform/ports.ts'
import { actorOf, type StaffSession } from '../../platform/session/staff-ports.ts'
import type { QuoteKey, QuoteStatus, QuoteStore, RatesOn, StoredQuote } from '../../quote/ports.ts'
import { rerate } from '../../quote/rerate.ts'
import {
  answersChanged,
  type Changeable,
  changeableIn,
  type FormProblem,
  placeInForm,
  type TypedChanges,
} from './changeable-answers.ts'
import type { QuoteActStore } from './ports.ts'

export type TelephonePorts = {
  quotes: Pick<QuoteStore, 'findQuote'>
  quoteActs: QuoteActStore
  lookUps: LookUps
  ratesOn: RatesOn
  clock: Clock
}

/** The look-ups of the customers' own pages. */
export type LookUps = {
  vehicleByRegistration: VehicleByRegistration
  addressSearch: AddressSearch
  addressById: AddressById
}

const MINUTE = 60_000

/** Checks the five details of the specification (SEC-02). The result is recorded before anything else is (DSK-327). */
export async function checkCaller(
  { details, ...key }: QuoteKey & { details: PersonalDetails & { registration: string } },
  session: StaffSession,
  { quotes, quoteActs, clock }: TelephonePorts,
): Promise<{ kind: 'checked'; isPassed: boolean } | NotFound> {
  const now = clock()
  const quote = await quotes.findQuote(key, now)
  if (quote === undefined) return { kind: 'not-found' }
  const isPassed = passesCheck(quote.current.answers, details)
  await quoteActs.recordCheck(key, isPassed, actorOf(session, 'Asked a caller for five details'), now)
  return { kind: 'checked', isPassed }
}

export type NotChanged =
  | NotFound
  | { kind: 'not-checked' | 'moved-on' }
  | { kind: 'closed'; problem: string }
  | { kind: 'unfit'; errors: readonly FormProblem[] }
  | Failed

/** Everything that can be changed for an identified caller. */
export async function changeableAnswers(
  key: QuoteKey,
  session: StaffSession,
  ports: TelephonePorts,
): Promise<{ kind: 'found'; version: number; changeable: Changeable } | NotChanged> {
  const now = ports.clock()
  const open = await openForCaller(key, session, now, ports)
  if (open.kind !== 'open') return open
  const { current } = open.quote
  return {
    kind: 'found',
    version: current.version,
    changeable: changeableIn(open.quote, current.answers, now),
  }
}

/** The changes as in the form: the vehicle by its registration, and by its model if the register names none. */
export type ChangesAsked = QuoteKey &
  Omit<TypedChanges, 'vehicle'> & {
    version: number
    vehicle: { registration: string; abiCode?: string | undefined } | undefined
  }

export type ChangeRequest = ChangesAsked & { readOut: readonly ReadOut[]; because: string }

/** Adds the vehicle from our own look-up to the changes. It is looked up before anything is locked. */
export async function lookedUp<Asked extends ChangesAsked>(
  { vehicle, ...asked }: Asked,
  session: StaffSession,
  ports: TelephonePorts,
): Promise<{ kind: 'looked-up'; typed: TypedChanges } | NotChanged> {
  const { changes, addresses, lists } = asked
  const rest = { changes, addresses, lists }
  if (vehicle === undefined) return { kind: 'looked-up', typed: { ...rest, vehicle } }
  const open = await openForCaller(asked, session, ports.clock(), ports)
  if (open.kind !== 'open') return open
  const found = await findVehicle(vehicle.registration, ports.lookUps)
  if (found.kind === 'failed') return found
  if (found.kind === 'not-found') return unfit('vehicle.registration', NO_SUCH_VEHICLE)
  return { kind: 'looked-up', typed: { ...rest, vehicle: { ...vehicle, info: found.value } } }
}

export const NO_SUCH_VEHICLE = 'There is no vehicle with this registration. Check it with the customer.'

export type Changed = { kind: 'changed'; version: number; status: QuoteStatus; total: Pence | undefined }

/** Creates a new version of the quote with author, change and reason, by the rules of the journey (DSK-327). */
export async function changeAnswers(
  { readOut, because, ...asked }: ChangeRequest,
  session: StaffSession,
  ports: TelephonePorts,
): Promise<Changed | NotChanged> {
  const now = ports.clock()
  if (readOutNames.some((name) => !readOut.includes(name)))
    return unfit('readOut', 'Read both texts out first')
  const looked = await lookedUp(asked, session, ports)
  if (looked.kind !== 'looked-up') return looked
  const { version, tenant, reference } = asked
  const key = { tenant, reference }
  return ports.quoteActs.change<Changed, NotChanged>(key, actorOf(session, because), now, async (quotes) => {
    const open = await openForCaller(key, session, now, { ...ports, quotes })
    if (open.kind !== 'open') return { refused: open }
    const { quote } = open
    if (quote.current.version !== version) return { refused: { kind: 'moved-on' } }
    const next = answersChanged(quote, looked.typed, now)
    if (next.errors.length > 0) return { refused: { kind: 'unfit', errors: next.errors } }
    if (next.fields.length === 0) return { refused: unfit('changes', 'Nothing was changed') }
    const { marketing, choices } = quote.current
    const change = { answers: next.answers, marketing, choices, cause: 'answers' as const }
    const rated = await rerate(quote, change, now, { quotes, ratesOn: ports.ratesOn })
    if (rated.kind === 'incomplete')
      return {
        refused: {
          kind: 'unfit',
          errors: rated.missing.map(({ field, message }) => ({ field: placeInForm(field), message })),
        },
      }
    if (rated.kind === 'mismatch') return { refused: { kind: 'moved-on' } }
    if (rated.kind === 'closed') return { refused: closed('The customer is paying for it just now.') }
    const { current, status } = rated.quote
    const [option] = current.assessment.kind === 'offered' ? current.assessment.outcome.options : []
    return {
      done: { kind: 'changed', version: current.version, status, total: option && totalOf(option.price) },
      after: { version: current.version, fields: next.fields, hasConsent: true, readOut },
    }
  })
}

/** The quote, for a staff member who has checked its caller's five details. */
export async function openForCaller(
  key: QuoteKey,
  session: StaffSession,
  now: Date,
  { quotes, quoteActs }: Pick<TelephonePorts, 'quotes' | 'quoteActs'>,
): Promise<{ kind: 'open'; quote: StoredQuote } | NotChanged> {
  const quote = await quotes.findQuote(key, now)
  if (quote === undefined) return { kind: 'not-found' }
  const since = new Date(now.getTime() - CALLER_CHECK_MINUTES * MINUTE)
  if (!(await quoteActs.hasPassedCheck(key, session.subject, since))) return { kind: 'not-checked' }
  if (quote.isLocked) return closed('The quote is locked. Unlock it first.')
  if (quote.expiresAt <= now) return closed('The quote has ended.')
  return quote.status === 'taken-up' || quote.isPairedQuoteSold
    ? closed('It has been bought.')
    : { kind: 'open', quote }
}

const closed = (problem: string): NotChanged => ({ kind: 'closed', problem })
const unfit = (field: string, message: string): NotChanged => ({
  kind: 'unfit',
  errors: [{ field, message }],
})
