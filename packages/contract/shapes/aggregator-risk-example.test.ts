import { siteAnswers } from '@milepost/domain/comparison/site-answers'
import { journeys } from '@milepost/domain/journeys/journeys'
import { plainProposer } from '@milepost/domain/testing/plain-customer'
import { localDate } from '@milepost/domain/values/local-date'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aggregatorRisk } from './aggregator.ts'
import { aggregatorRiskExample } from './aggregator-risk-example.ts'

/** The example is part of the published document, so it cannot be built from modules that only tests may import. */
it('is the plain customer of all tests, with a different email address, a claim and a conviction', () => {
  const now = new Date('2026-11-16T09:00:00Z')
  const here = { terms: journeys.acorn_pc, today: localDate('2026-11-16'), now }
  const { answers, problems } = siteAnswers(z.parse(aggregatorRisk, aggregatorRiskExample), here)
  expect(problems).toEqual([])
  const differs = {
    emailAddress: 'alan.morgan@example.com',
    hasMotoringClaims: true,
    hasMotoringConvictions: true,
  }
  const proposer = answers.proposerDetails
  const same = Object.entries(plainProposer).filter(([name]) => name in proposer)
  expect(same.length).toBeGreaterThan(20)
  expect(proposer).toMatchObject({ ...Object.fromEntries(same), ...differs })
})
