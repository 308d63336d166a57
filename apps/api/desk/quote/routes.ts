import {
  getCase,
  getQuoteDocument,
  showBankAccount,
  showBirthDates,
  showContact,
  showLicences,
  tryWhatIf,
} from '@milepost/contract/desk/calls/quote'
import type { LookReason, PersonalFact } from '@milepost/domain/desk/personal-facts'
import { tidyReference } from '@milepost/domain/quote/quote-reference'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import type { StaffSession } from '../../platform/session/staff-ports.ts'
import { openDocument } from './case-documents.ts'
import { caseDto, whatIfDto } from './case-dto.ts'
import { type CasePorts, openCase, showFact } from './open-case.ts'
import { type Tried, type WhatIfPorts, whatIf } from './what-if.ts'

/** The page of a quote, and its masked facts (DSK-317, DSK-318). */
export function caseRoutes(ports: CasePorts & WhatIfPorts): readonly DeskRoute[] {
  const shows =
    (fact: PersonalFact) =>
    async (
      { body: { because, ...named } }: { body: AskedWithReason },
      { session }: { session: StaffSession },
    ) => {
      const facts = await showFact(quoteKeyOf(named), { fact, because }, session, ports)
      return facts === undefined ? refuse('NOT_FOUND') : answer(200, { facts: [...facts] })
    }
  return [
    deskRoute(getCase, async ({ query }, { session }) => {
      const found = await openCase(quoteKeyOf(query), session, ports)
      return found === undefined ? refuse('NOT_FOUND') : answer(200, caseDto(found))
    }),
    deskRoute(getQuoteDocument, async ({ query }, { session }) => {
      const document = await openDocument({ ...quoteKeyOf(query), kind: query.kind }, session, ports)
      if (document === undefined) return refuse('NOT_FOUND')
      return { ...answer(200, document.bytes), fileName: document.fileName }
    }),
    deskRoute(tryWhatIf, async ({ body }) => {
      const outcome = await whatIf({ ...quoteKeyOf(body), tried: definedIn(body.tried) }, ports)
      if (outcome.kind === 'not-found') return refuse('NOT_FOUND')
      if (outcome.kind === 'no-price') return refuse('CONFLICT', { message: 'It has no price to vary.' })
      if (outcome.kind === 'unfit') return refuseField('body.tried', outcome.problem)
      return answer(200, whatIfDto(outcome))
    }),
    deskRoute(showBirthDates, shows('birth-date')),
    deskRoute(showLicences, shows('licence')),
    deskRoute(showContact, shows('contact')),
    deskRoute(showBankAccount, shows('bank-account')),
  ]
}

/** An option that is left out stays as answered. */
function definedIn(tried: { [Name in keyof Tried]?: string | undefined }): Tried {
  return Object.fromEntries(Object.entries(tried).filter(([, code]) => code !== undefined))
}

type QuoteNamed = { brand: BrandCode; reference: string }
type AskedWithReason = QuoteNamed & { because: LookReason }

/** A reference as typed into the address or read out on the telephone. */
export function quoteKeyOf({ brand, reference }: QuoteNamed) {
  return { tenant: brand, reference: tidyReference(reference) }
}
