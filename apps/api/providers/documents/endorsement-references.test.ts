import { type IssuedPolicy, policyDocumentData } from '@milepost/documents/policy-document-data'
import { readPolicyDocument } from '@milepost/documents/testing/policies'
import { elements } from '@milepost/documents/testing/read-pdf'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import {
  type DocumentReference,
  documentReferences,
  type PointedDocument,
} from '@milepost/domain/quote/document-references'
import { policyPeriod } from '@milepost/domain/quote/policy-period'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import type { Differences } from '@milepost/domain/testing/plain-customer'
import { localDate } from '@milepost/domain/values/local-date'
import { instantOf } from '@milepost/domain/values/london-time'
import { assess } from '@milepost/pricing/outcome'
import { endorsementReferencesOf, everyEndorsement } from '@milepost/pricing/products/endorsements'
import { toRisk } from '@milepost/pricing/risk/risk'
import { answersFor, now, peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { describe, expect, it } from 'vitest'

/** A purchase at the quoted price: real underwriting, rates and documents. */
function makePurchase(id: JourneyId, answers: Answers, term?: Term) {
  const made = toRisk(answers, { terms: journeys[id], now, ...(term && { term }) })
  if (made.kind === 'missing') throw new Error(JSON.stringify(made.missing))
  const { risk } = made
  const assessment = assess(risk, ratesOf(risk.line, risk.ratedOn), 'outcome', { addOns: [] })
  if (assessment.kind !== 'offered') throw new Error(JSON.stringify(assessment.outcome.reasons))
  const [option] = assessment.outcome.options
  const card = option?.paymentOptions.find(({ method }) => method === 'CARD_PAYMENT')
  const { effectiveFrom } = made.answers.coverDetails
  if (!option || !card || !effectiveFrom) throw new Error('An offer starts and can be paid by card')
  const { from, to } = policyPeriod(option.term, effectiveFrom)
  const policy: IssuedPolicy = {
    quote: {
      terms: journeys[id],
      reference: 'A-7K3M9QX2B4T',
      pricedAt: now,
      answers: made.answers,
      option,
      deviceProvider: 'Waymark Telematics',
    },
    policyNumber: 'A-10000427',
    issuedAt: now,
    coverStart: instantOf(from),
    coverEnd: instantOf(to),
    collectionCode: card.code,
    email: 'alan@morgan.example',
    documentsByPost: false,
    automaticRenewal: false,
    isCardSaved: false,
    sendWelcomePack: false,
  }
  return { endorsements: endorsementReferencesOf(risk), data: policyDocumentData(policy) }
}

const young = {
  dateOfBirth: localDate('2003-03-27'),
  licenceObtained: localDate('2022-07-01'),
  licenceNumber: 'MORGA003273A99AB',
  badgePassedDate: localDate('2024-05-05'),
}
const inGarage: Differences = { vehicle: { vehicleOvernight: '1' } }
const levels = ['COMP', 'TPFT', 'TPO'] as const

type Case = { who: string; id: JourneyId; answers: Answers; term?: Term }

/** Every person in the pricing tests and, on each journey, others to whom an endorsement applies. */
const cases: readonly Case[] = journeyIds.flatMap((id): readonly Case[] => [
  { id, ...peopleByJourney[id] },
  ...levels.map((levelOfCover) => ({
    who: `a young driver with a garage and ${levelOfCover}`,
    id,
    answers: answersFor(id, { ...inGarage, you: young, cover: { levelOfCover } }),
  })),
  ...(journeys[id].cover.pairedThirtyDays
    ? [
        {
          who: 'a customer who chooses thirty days',
          id,
          answers: answersFor(id),
          term: 'thirty-day' as const,
        },
      ]
    : []),
])

const seen = new Set<string>()

describe('the details that an endorsement refers to are in the document it names [RES-22]', () => {
  it.each(cases)('for $who, $id', async ({ id, answers, term }) => {
    const { endorsements, data } = makePurchase(id, answers, term)
    const rows: Partial<Record<PointedDocument, readonly (readonly string[])[]>> = {}
    for (const { name, refersTo } of endorsements) {
      seen.add(name)
      for (const code of refersTo) {
        const { document, rows: expectedRows }: DocumentReference = documentReferences[code]
        rows[document] ??= elements((await readPolicyDocument(document, data)).root, 'TR').map(
          ({ children }) => children.map(({ text }) => text.trim()),
        )
        const found = rows[document]?.find((row) => row.some((cell) => expectedRows.includes(cell)))
        expect(found?.at(-1), `${name}: ${code} in the ${document}`).toMatch(/\S/)
      }
    }
  })

  it('for every existing endorsement', () => {
    expect([...seen].sort()).toEqual(everyEndorsement.map(({ name }) => name).sort())
  })
})

it('shows the authority that licenses a taxi [DRV-14]', async () => {
  for (const id of ['acorn_taxi', 'flag_taxi'] as const) {
    const { data } = makePurchase(id, peopleByJourney[id].answers)
    const { text } = await readPolicyDocument('schedule', data)
    expect(text).toContain('Licensing authority\nBirmingham')
    expect(text).toContain('licensed by the authority shown on your schedule')
  }
})
