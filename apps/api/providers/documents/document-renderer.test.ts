import { journeys } from '@milepost/domain/journeys/journeys'
import type { ProposerDetails } from '@milepost/domain/questions/answers'
import { assess } from '@milepost/pricing/outcome'
import { toRisk } from '@milepost/pricing/risk/risk'
import { answersFor, now } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { expect, it } from 'vitest'
import type { DocumentedQuote } from '../../quote/ports.ts'
import { documentRenderer } from './document-renderer.ts'

/** A priced quote whose price does not depend on the contact details. */
function documentOf(you: ProposerDetails): DocumentedQuote {
  const made = toRisk(answersFor('acorn_pc', { you }), { terms: journeys.acorn_pc, now })
  if (made.kind === 'missing') throw new Error(JSON.stringify(made.missing))
  const { risk, answers } = made
  const choices = { addOns: [] }
  const assessment = assess(risk, ratesOf(risk.line, risk.ratedOn), 'outcome', choices)
  const marketing = { emailOptIn: false, phoneOptIn: false, smsOptIn: false }
  return {
    journey: 'acorn_pc',
    reference: 'A-7K3M9QX2B4T',
    term: 'annual',
    channel: 'direct',
    current: {
      version: 1,
      outcomeId: 'outcome',
      answers,
      marketing,
      risk,
      choices,
      assessment,
      cause: 'first-price',
      pricedAt: now,
    },
    deviceProvider: undefined,
    noClaimsScale: undefined,
  }
}

it('shows no contact details and no licence number in a document, because others who opened the quote may read it [T23]', async () => {
  const one = documentOf({
    emailAddress: 'alan@morgan.example',
    phoneNumber: '01134960100',
    licenceNumber: 'MORGA803277A99AB',
  })
  const like = documentOf({
    emailAddress: 'anna@morgan.example',
    phoneNumber: '07700900100',
    licenceNumber: 'MORGA803277A99XY',
  })
  const kinds = documentRenderer.documentsOf(one).map(({ kind }) => kind)
  expect(kinds).toContain('statement-of-fact')
  for (const kind of kinds) {
    const [first, second] = await Promise.all(
      [one, like].map((quote) => documentRenderer.renderDocument(kind, quote)),
    )
    // Answers that are masked to the same text give identical bytes.
    expect(first?.bytes, kind).toEqual(second?.bytes)
  }
  const other = await documentRenderer.renderDocument(
    'statement-of-fact',
    documentOf({ phoneNumber: '01134960999' }),
  )
  expect(other?.bytes).not.toEqual((await documentRenderer.renderDocument('statement-of-fact', one))?.bytes)
})
