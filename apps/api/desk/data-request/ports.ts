import type { CorrectedFacts } from '@milepost/domain/privacy/correction'
import type { DataRequestKind, DataRequestState } from '@milepost/domain/privacy/data-request'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Actor } from '../../platform/audit/ports.ts'
import type { Restricted, Restriction } from '../../privacy/ports.ts'

export type RequestPerson = { subject: string; name: string }

/** A request by a person about their data. */
export type DataRequest = {
  id: string
  tenant: BrandCode
  kind: DataRequestKind
  /** The email address or quote reference it is about; undefined once the request is closed. */
  person: string | undefined
  receivedOn: LocalDate
  dueOn: LocalDate
  extendedBecause: string | undefined
  state: DataRequestState
  first: RequestPerson | undefined
  second: RequestPerson | undefined
  outcome: string | undefined
}

type At = { by: Actor; now: Date }

/** Every change is recorded in the audit trail in the same commit. False when someone else has changed the request first. */
export type DataRequestStore = {
  /** Open requests, earliest due first, then those closed in the last thirty days. */
  list(brands: readonly BrandCode[], now: Date): Promise<readonly DataRequest[]>
  find(id: string, brands: readonly BrandCode[]): Promise<DataRequest | undefined>
  recordLook(request: DataRequest, at: At): Promise<void>
  add(
    request: Pick<DataRequest, 'tenant' | 'kind' | 'receivedOn' | 'dueOn'> & { person: string },
    at: At,
  ): Promise<string>
  extend(request: DataRequest, more: { dueOn: LocalDate; because: string }, at: At): Promise<boolean>
  propose(request: DataRequest, first: RequestPerson, at: At): Promise<boolean>
  sendBack(request: DataRequest, at: At): Promise<boolean>
  /** Closes it as done or refused. From then on nothing here identifies the person. */
  close(request: DataRequest, closing: { to: 'done' | 'refused'; outcome: string }, at: At): Promise<boolean>
  /** Runs the second person's erasure and closes the request with its outcome. Of two simultaneous calls one does it; the other waits. */
  closeErased(
    request: DataRequest,
    second: RequestPerson,
    erase: () => Promise<string>,
    at: At,
  ): Promise<boolean>
}

/** Restrictions, by the request that asked for them (DSK-706). */
export type RestrictionStore = {
  find(id: string): Promise<Restriction | undefined>
  /** Restricts all data held at the brand and closes the request with its outcome. */
  restrict(
    request: DataRequest,
    inWords: (restricted: Restricted) => string,
    at: At,
  ): Promise<'restricted' | 'nothing-held' | 'moved-on'>
  /** False when there is no restriction, or someone else has lifted it. */
  lift(id: string, toldOn: LocalDate, at: At): Promise<boolean>
}

/** A quote of the person of a request, and the resulting policy if there is one. */
export type HeldQuote = { reference: string; policyNumber?: string }

/** Corrections of stored facts about a person (DSK-709). */
export type CorrectionStore = {
  recordsOf(request: DataRequest): Promise<readonly HeldQuote[]>
  /** Undefined when the request was closed meanwhile. A policy's documents are created and sent again after the commit. */
  correct(
    request: DataRequest,
    quote: { reference: string },
    change: { before: CorrectedFacts; facts: CorrectedFacts },
    at: At,
  ): Promise<{ policyNumber: string | undefined } | undefined>
}

type HeldCounts = { quotes: number; sold: number; drafts: number }

/** The data held about a person at a brand; the command line uses the same functions. */
export type HeldData = {
  count(request: DataRequest): Promise<HeldCounts>
  /** All of it as JSON, recorded in the trail before it is returned. Undefined if no data is held. */
  export(request: DataRequest, at: At): Promise<string | undefined>
  /** Erases everything that did not become a policy. */
  erase(
    request: DataRequest,
    at: At,
  ): Promise<{ erased: number; drafts: number; kept: readonly unknown[] } | undefined>
}
