import { byAddress, type GrantLine, ofPolicy, ofQuote, post } from './grant-line.ts'
import type { Asked } from './test-api.ts'

const intent = (version: 'v1' | 'v2'): GrantLine => ({
  async of(api) {
    const quote = await api.quote()
    const code = 'ANNUAL_CARD_IN_FULL'
    const body = {
      quoteReference: quote.reference,
      paymentDetails: {
        clientReturnURL: '/make-payment',
        saveCard: false,
        currencyCode: 'GBP',
        amount: api.server.dueOf(quote, code),
        billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
        cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'payer@example.com' },
      },
      purchase: api.server.purchaseDto(quote, code),
    }
    const ask = post(`/api/${version}/Payment/MakePaymentIntent`, body, { provider: 'STRIPE' })
    return { owner: quote.owner, reference: quote.reference, journey: 'acorn_pc', ask }
  },
})

const takeUp = (version: 'v1' | 'v2'): GrantLine => ({
  async of(api) {
    const quote = await api.quote()
    const code = 'ANNUAL_CARD_IN_FULL'
    const paid = await api.server.confirmed(quote, code)
    const body = { quoteReference: quote.reference, ...api.server.purchaseDto(quote, code), ...paid }
    const ask = post(`/api/${version}/Payment/TakeUpQuote`, body)
    return { owner: quote.owner, reference: quote.reference, journey: 'acorn_pc', ask }
  },
})

/** A quote that restarts a policy: only its holder may call these. */
const ofRestart = (granted: number, ask: (reference: string) => Asked): GrantLine => ({
  granted,
  async of(api) {
    const { owner, reference } = await api.quote()
    await api.db
      .updateTable('milepost.quote')
      .set({ is_restart: true })
      .where('reference', '=', reference)
      .execute()
    return { owner, reference, journey: 'acorn_pc', ask: ask(reference) }
  },
})

/** Calls about paying and purchases that only the browser holding the quote may make (D-250). */
export const purchaseLines: Readonly<Record<string, GrantLine>> = {
  MakePaymentIntentV1: intent('v1'),
  MakePaymentIntentV2: intent('v2'),
  TakeUpQuoteV1: takeUp('v1'),
  TakeUpQuoteV2: takeUp('v2'),
  GetClientData: byAddress('/api/v2/Payment/GetClientData', 'quoteReference'),
  GetPaymentDate: ofQuote(({ reference, start }) => ({
    method: 'GET',
    url: `/api/v1/Payment/GetPaymentDate?QuoteReference=${reference}&CoverStartDate=${start}`,
  })),
  CheckBankDetails: ofQuote(({ reference: quoteReference }) =>
    post('/api/v1/Payment/CheckBankDetails', {
      quoteReference,
      sortCode: '089999',
      accountNumber: '66374959',
    }),
  ),
  GetPurchase: {
    ...ofPolicy(({ reference }) => ({
      method: 'GET',
      url: `/api/v1/Payment/GetPurchase?QuoteReference=${reference}`,
    })),
    refused: 200,
    letsIn: (body) => body?.status === 'BOUGHT',
  },
  DownloadDocumentById: ofPolicy(({ documentId }) => ({
    method: 'GET',
    url: `/api/v1/Document/DownloadDocumentById/${documentId}`,
  })),
  GetPolicyDocumentsByPolicyReference: ofPolicy(({ policyNumber }) => ({
    method: 'GET',
    url: `/api/v1/Document/GetPolicyDocumentsByPolicyReference/${policyNumber}`,
  })),
  GetSubscription: ofPolicy(({ policyNumber }) => post('/api/v1/Policy/GetSubscription', { policyNumber })),
  StopRenewal: ofPolicy(({ policyNumber }) => post('/api/v1/Policy/StopRenewal', { policyNumber })),
  // The holder is informed that this payment is for something else; to everyone else the quote does not exist.
  RestartPolicy: ofRestart(409, (quoteReference) =>
    post('/api/v1/RestartPolicy/RestartPolicy', {
      quoteReference,
      paymentId: 'none',
      coverStartDate: '2026-11-20',
    }),
  ),
  SetRestartedQuoteTakenUp: ofRestart(200, (quoteReference) =>
    post('/api/v1/RestartPolicy/SetRestartedQuoteTakenUp', {
      quoteReference,
      quoteTakenUpAt: '2026-11-16T09:00:00Z',
    }),
  ),
}
