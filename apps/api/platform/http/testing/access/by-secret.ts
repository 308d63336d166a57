import { randomBytes } from 'node:crypto'
import { aggregatorRiskExample } from '@milepost/contract/shapes/aggregator-risk-example'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { headersOf } from '../../../../quote/testing/quote-server.ts'
import { emailStopStore } from '../../../../renewal/email-stop-store.ts'
import { newToken } from '../../../../retrieval/link-token.ts'
import type { Asked, TestApi } from './test-api.ts'

/** A request with the secret, and requests with a wrong one or none. */
export type Locked = { right: Asked; wrong: readonly Asked[]; journey: JourneyId }

export type SecretLine = {
  of(api: TestApi): Promise<Locked>
  /** The status with the right secret; 200 by default. */
  granted?: number
  /** The status with any other; 404 by default. */
  refused?: number
  /** The secret belongs to a system that acts for every brand. */
  isOfEveryBrand?: true
}

const post = (url: string, body: object, headers = {}): Asked => ({ method: 'POST', url, body, headers })
const get = (path: string, query: Record<string, string>): Asked => ({
  method: 'GET',
  url: `${path}?${new URLSearchParams(query)}`,
})

const securityAnswersOf = ({ reference, answers }: Awaited<ReturnType<TestApi['quote']>>) => ({
  QuoteReference: reference,
  VehicleRegistration: answers.vehicleDetails.registration ?? '',
  Postcode: answers.proposerDetails.address?.postcode ?? '',
  Surname: answers.proposerDetails.lastNames ?? '',
  DateOfBirth: answers.proposerDetails.dateOfBirth ?? '',
})

const bySecurityAnswers = (ask: (securityAnswers: Record<string, string>) => Asked): SecretLine => ({
  refused: 204,
  async of(api) {
    const securityAnswers = securityAnswersOf(await api.quote())
    return {
      right: ask(securityAnswers),
      wrong: [
        ask({ ...securityAnswers, Surname: 'Else' }),
        ask({ ...securityAnswers, VehicleRegistration: 'ZZ99 ZZZ' }),
      ],
      journey: 'acorn_pc',
    }
  },
})

const byQuestion = (call: string, more: object): SecretLine => ({
  async of(api) {
    const open = (token: string) => post(`/api/v1/Referral/${call}`, { token, ...more })
    return { right: open(await api.question()), wrong: [open('x'.repeat(43))], journey: 'acorn_pc' }
  },
})

const byReminder = (ask: (securityAnswers: Record<string, string>) => Asked): SecretLine => ({
  refused: 403,
  async of(api) {
    const quote = await api.quote()
    const { VehicleRegistration: _plate, ...securityAnswers } = securityAnswersOf(quote)
    const QuoteReference = await api.linkTo(quote, 'reminder')
    return {
      right: ask({ ...securityAnswers, QuoteReference }),
      wrong: [
        ask({ ...securityAnswers, QuoteReference, Surname: 'Else' }),
        ask(securityAnswers),
        ask({ ...securityAnswers, QuoteReference: newToken().token }),
      ],
      journey: 'acorn_pc',
    }
  },
})

const fromSite = (path: string, journey: JourneyId): SecretLine => ({
  refused: 204,
  async of(api) {
    const quote = await api.quote(journey)
    const other = await api.quote(journey)
    const Token = await api.linkTo(quote, 'comparison-site')
    const QuoteReference = quote.reference
    return {
      right: get(path, { Token, QuoteReference }),
      wrong: [
        get(path, { Token: newToken().token, QuoteReference }),
        get(path, { Token, QuoteReference: other.reference }),
        get(path, { Token: await api.linkTo(quote, 'reminder'), QuoteReference }),
      ],
      journey,
    }
  },
})

/** Saved answers, with the id that only their owner has. */
async function savedDraft(api: TestApi) {
  const draftId = randomBytes(32).toString('base64url')
  const proposerDetails = { dateOfBirth: '1987-03-27', address: { postcode: 'LS1 1AA' } }
  const content = { answers: { proposerDetails }, completedSteps: [], besides: {}, shape: 1 }
  const save = { draftId, revision: 0, saveId: 's'.repeat(22), unconfirmed: [], ...content }
  await api.send({ method: 'PUT', url: '/api/v1/Draft/SaveDraft', body: save }, headersOf('acorn_pc'))
  return { draftId, content }
}

const key = 'sandbox-site-key-quotelark'
const site = (siteKey: string) => ({ 'x-site-key': siteKey, 'idempotency-key': 'access-matrix' })

/** Calls that the holder of a secret may make from any browser: personal details, the token of a link, a site's key. */
export const bySecret: Readonly<Record<string, SecretLine>> = {
  ResumeDraft: {
    async of(api) {
      const { draftId } = await savedDraft(api)
      const open = (more: object) =>
        post('/api/v1/Draft/ResumeDraft', {
          draftId,
          dateOfBirth: '1987-03-27',
          postcode: 'LS1 1AA',
          ...more,
        })
      const wrong = [open({ dateOfBirth: '1987-03-28' }), open({ draftId: 'x'.repeat(43) })]
      return { right: open({}), wrong, journey: 'acorn_pc' }
    },
  },
  OpenDraftLink: {
    async of(api) {
      const { content } = await savedDraft(api)
      const handed = await api.send(
        post('/api/v1/Draft/HandOverDraft', { product: 'CV', ...content }),
        headersOf('acorn_pc'),
      )
      const open = (token: string) => post('/api/v1/Draft/OpenDraftLink', { token })
      return { right: open(handed.body.token), wrong: [open('x'.repeat(43))], journey: 'acorn_cv' }
    },
  },
  GetQuoteDpaCheck: bySecurityAnswers((securityAnswers) =>
    get('/api/v1/Quote/GetQuoteDpaCheck', securityAnswers),
  ),
  QuoteDpaCheckByBody: bySecurityAnswers((securityAnswers) =>
    post('/api/v1/Quote/QuoteDpaCheckByBody', securityAnswers),
  ),
  QuoteReminderDpaCheck: byReminder((securityAnswers) => ({
    ...get('/api/v1/Quote/QuoteReminderDpaCheck', securityAnswers),
    method: 'POST',
  })),
  QuoteReminderDpaCheckByBody: byReminder((securityAnswers) =>
    post('/api/v1/Quote/QuoteReminderDpaCheckByBody', securityAnswers),
  ),
  ReadReferralQuestion: byQuestion('ReadReferralQuestion', {}),
  AnswerReferralQuestion: byQuestion('AnswerReferralQuestion', { answer: 'In a locked garage.' }),
  OpenQuoteLink: {
    granted: 204,
    async of(api) {
      const quote = await api.quote()
      const open = (token: string) => post('/api/v1/Quote/OpenQuoteLink', { token })
      return {
        right: open(await api.linkTo(quote, 'emailed-link')),
        wrong: [
          open(quote.reference),
          open(newToken().token),
          open(await api.linkTo(quote, 'reminder')),
          open(await api.linkTo(quote, 'comparison-site')),
        ],
        journey: 'acorn_pc',
      }
    },
  },
  GetQuote: {
    refused: 204,
    async of(api) {
      const quote = await api.quote()
      const open = (token: string) => get('/api/v1/Quote/GetQuote', { quote: token })
      const opened = await api.linkTo(quote, 'emailed-link')
      await api.send(post('/api/v1/Quote/OpenQuoteLink', { token: opened }), quote.owner)
      return {
        // In the browser where the customer clicked the button, and in no other.
        right: { ...open(opened), headers: { cookie: quote.owner['cookie'] ?? '' } },
        wrong: [
          open(opened),
          open(quote.reference),
          open(newToken().token),
          open(await api.linkTo(quote, 'emailed-link')),
          open(await api.linkTo(quote, 'reminder')),
          open(await api.linkTo(quote, 'comparison-site')),
        ],
        journey: 'acorn_pc',
      }
    },
  },
  GetPricingDetails: {
    async of(api) {
      const quote = await api.quote()
      const price = (token: string) =>
        get('/api/v1/Quote/GetPricingDetails', { quote: token, source: 'EMAIL' })
      return {
        right: price(await api.linkTo(quote, 'reminder')),
        wrong: [price(quote.reference), price(newToken().token)],
        journey: 'acorn_pc',
      }
    },
  },
  GetAggregatorQuoteDetails: fromSite('/api/v1/Quote/GetAggregatorQuoteDetails', 'acorn_pc'),
  GetAggregatorCommercialVehicleQuoteDetails: fromSite(
    '/api/v1/Quote/GetAggregatorCommercialVehicleQuoteDetails',
    'acorn_cv',
  ),
  PriceRisk: {
    refused: 403,
    isOfEveryBrand: true,
    async of(api) {
      // Stores a car that its registration finds.
      await api.quote('acorn_pc')
      const price = (siteKey: string) =>
        post('/api/v1/Aggregator/PriceRisk', aggregatorRiskExample, site(siteKey))
      return { right: price(key), wrong: [price('else')], journey: 'acorn_pc' }
    },
  },
  PriceRisks: {
    refused: 403,
    isOfEveryBrand: true,
    async of(api) {
      // Stores a car that its registration finds.
      await api.quote('acorn_pc')
      const risks = [{ idempotencyKey: 'access-of-many', risk: aggregatorRiskExample }]
      const price = (siteKey: string) =>
        post('/api/v1/Aggregator/PriceRisks', { risks }, { 'x-site-key': siteKey })
      return { right: price(key), wrong: [price('else')], journey: 'acorn_pc' }
    },
  },
  StopEmails: {
    granted: 204,
    async of({ db, server }) {
      const { token, tokenHash } = newToken()
      const link = { tenant: 'A', addressHash: randomBytes(32), tokenHash } as const
      await emailStopStore(db).saveStopLink(link, server.time.now)
      const stop = (secret: string) => post('/api/v1/Policy/StopEmails', { token: secret })
      return { right: stop(token), wrong: [stop(newToken().token)], journey: 'acorn_pc' }
    },
  },
}
