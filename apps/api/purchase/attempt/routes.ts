import {
  checkBankDetails as checkBankDetailsCall,
  getClientData,
  getClientIp,
  getDropInUiToken,
  getPaymentDate as getPaymentDateCall,
} from '@milepost/contract/calls/payment'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../../platform/http/errors.ts'
import { plainAddress } from '../../platform/http/ip-key.ts'
import { providerProblem, refuse, refuseField } from '../../platform/http/problem.ts'
import { answer, type Route, route } from '../../platform/http/route.ts'
import { scopeOf } from '../../platform/http/tenancy.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Clock } from '../../platform/ports.ts'
import { grantedQuote, openQuote } from '../../quote/open-quote.ts'
import type { QuoteStore } from '../../quote/ports.ts'
import { quoteRefusal } from '../../quote/refusals.ts'
import type { ResultsSettings } from '../../quote/results-dto.ts'
import { checkBankDetails } from './check-bank-details.ts'
import { getPaymentDate, type PaymentDatePorts } from './get-payment-date.ts'
import type { PaymentPorts } from './ports.ts'
import type { FindBankAccount } from './provider-ports.ts'
import { receiveEvent } from './receive-event.ts'

/** The settings of the provider's client in the browser (API-09, API-11, D-208). */
export function cardClientRoutes(ports: PaymentPorts & ResultsSettings): readonly Route[] {
  return [
    route(getClientData, async ({ query, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), reference: query.quoteReference, session }
      const opened = await openQuote(asked, ports)
      if (opened.kind !== 'open') return quoteRefusal(opened, ({ field }) => field)
      const { tenant, journey } = opened.quote
      const { client } = ports.cards.forPage(ports.cardPage(journey), tenant)
      const { page, service, publicKey, scriptUrl, wallets } = client
      const googleMerchantId = client.googleMerchantId?.(tenant)
      return answer(200, {
        provider: page,
        service,
        publicKey,
        merchantAccountId: client.merchantAccountId(tenant),
        ...(googleMerchantId !== undefined && { googleMerchantId }),
        ...(scriptUrl !== undefined && { scriptUrl }),
        wallets,
      })
    }),
    // Saved cards are shown by session only: a customer id in the request is not trusted (T10).
    route(getDropInUiToken, async ({ query, tenancy: { tenant } }) => {
      const { client, clientToken } = ports.cards.forPage('BRAINTREE', tenant)
      if (query.merchantAccountId !== client.merchantAccountId(tenant))
        return refuseField('query.merchantAccountId', 'Send the merchantAccountId that GetClientData gave')
      const token = await clientToken(tenant, undefined)
      if (token.kind === 'failed') return providerProblem('card payment service', token)
      return answer(200, { clientToken: token.value })
    }),
  ]
}

export type BankPorts = {
  findBankAccount: FindBankAccount
  quotes: Pick<QuoteStore, 'findGranted'>
  clock: Clock
}

/**
 * API-03. Repeated calls would reveal which accounts exist, so only the holder of a quote may ask, and less often than for other
 * look-ups (F18).
 */
export function bankRoutes(ports: BankPorts): readonly Route[] {
  return [
    route(
      checkBankDetailsCall,
      async ({ body: { quoteReference: reference, ...account }, tenancy }, { session }) => {
        const quote = await grantedQuote(
          { ...scopeOf(tenancy), reference, session },
          ports.clock(),
          ports.quotes,
        )
        if (quote === undefined) return refuse('QUOTE_NOT_FOUND')
        const outcome = await checkBankDetails(account, ports)
        switch (outcome.kind) {
          case 'valid':
            return answer(200, {
              isValid: true,
              ...(outcome.bankName !== undefined && { bankName: outcome.bankName }),
            })
          case 'invalid':
            return answer(200, { isValid: false })
          case 'unreadable':
            return refuseField(`body.${outcome.field}`, outcome.message)
          case 'failed':
            return providerProblem('bank account check', outcome)
        }
      },
    ),
  ]
}

/** API-10. A declined or referred quote has no payments and is answered as not found. */
export function paymentDateRoutes(ports: PaymentDatePorts): readonly Route[] {
  return [
    route(getPaymentDateCall, async ({ query, tenancy }, { session }) => {
      const outcome = await getPaymentDate(
        {
          ...scopeOf(tenancy),
          reference: query.QuoteReference,
          session,
          coverStart: query.CoverStartDate,
        },
        ports,
      )
      if (outcome.kind === 'found') return answer(200, { paymentDate: outcome.paymentDate })
      if (outcome.kind === 'no-such-start') return refuseField('query.CoverStartDate', outcome.message)
      if (outcome.kind === 'closed' && (outcome.reason === 'declined' || outcome.reason === 'referred'))
        return refuse('QUOTE_NOT_FOUND')
      return quoteRefusal(outcome, ({ field }) => field)
    }),
  ]
}

/**
 * API-12. 3-D Secure needs the visitor's network address (CRD-19). Our own server returns it, so no third party sees the visitor
 * (D-207).
 */
export function clientIpRoutes(): readonly Route[] {
  return [route(getClientIp, async (_asked, { ip }) => answer(200, { clientIp: plainAddress(ip) }))]
}

/** Webhooks of the card providers. No browser calls them, so they are not in the contract. */
export const WEBHOOK_PATH = '/api/v1/Payment/Webhook/:provider'

const LARGEST_EVENT = 256 * 1024

/** Read as raw bytes, which the signature covers. A body with a bad signature is not parsed (safety K6, T11). */
export function webhooks(app: FastifyInstance, ports: PaymentPorts, log: Log): void {
  app.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    const options = { bodyLimit: LARGEST_EVENT }
    inner.post<{ Params: { provider: string } }>(WEBHOOK_PATH, options, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const received = await receiveEvent(request.params.provider, raw, request.headers, ports)
      if (received === 'kept') return reply.code(200).send()
      log('webhook.refused', { requestId: request.id, reason: received })
      return sendRefusal(reply, refuse(received === 'forged' ? 'VALIDATION_ERROR' : 'NOT_FOUND'))
    })
    done()
  })
}
