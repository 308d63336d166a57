import { beforeEach, expect, it } from 'vitest'
import { getPrice } from '../offer/get-price.ts'
import { useQuote } from '../state/quote-state.ts'
import { clearResults } from '../state/results-state.ts'
import { gives, openHarness, refuses, resultsWith, server } from './extras/testing/offer-harness.tsx'

const masked = () =>
  useQuote.setState(({ answers }) => ({
    answers: {
      ...answers,
      proposerDetails: { ...answers.proposerDetails, emailAddress: 'a•••@morgan.example' },
    },
  }))
const retrieval = { kind: 'go', end: { to: '/quote-retrieval', replace: false } }

beforeEach(() => {
  openHarness()
  server.answers['GeneratePrivateCarQuote'] = gives(resultsWith())
})

it('asks for the check when masked answers have lost their quote [T23]', async () => {
  masked()
  server.answers['RateExistingPrivateCarQuote'] = refuses('QUOTE_NOT_FOUND', 404)
  expect(await getPrice()).toEqual(retrieval)
  clearResults()
  expect(await getPrice()).toEqual(retrieval)
})

it('makes a new quote of complete answers that have lost their quote', async () => {
  clearResults()
  expect(await getPrice()).toMatchObject({ kind: 'go', end: { to: expect.stringMatching(/result|policy/) } })
})
