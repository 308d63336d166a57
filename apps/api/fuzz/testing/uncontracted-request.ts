import type { Dice } from '@milepost/domain/testing/dice'
import { CSP_REPORT_PATH } from '../../platform/http/headers.ts'
import { EMAIL_STOP_PATH } from '../../platform/site/site-address.ts'
import { WEBHOOK_PATH } from '../../purchase/attempt/routes.ts'
import { CANARY } from './hostile-values.ts'
import type { Request } from './request.ts'

type Place = Pick<Request, 'method' | 'url'> & { type?: string; body?: string }

const report = JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'script-src-elem' } }])
const event = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: {} })
const json = 'application/json'

/** Addresses outside the contract, which the document does not describe. */
const places: readonly Place[] = [
  { method: 'GET', url: '/healthz' },
  { method: 'GET', url: '/readyz' },
  { method: 'GET', url: '/api/openapi.json' },
  { method: 'GET', url: '/api/docs' },
  { method: 'POST', url: CSP_REPORT_PATH, type: 'application/reports+json', body: report },
  { method: 'POST', url: WEBHOOK_PATH.replace(':provider', 'stripe'), type: json, body: event },
  { method: 'POST', url: WEBHOOK_PATH.replace(':provider', 'sandbox-intents'), type: json, body: event },
  { method: 'POST', url: WEBHOOK_PATH.replace(':provider', '__proto__'), type: json, body: event },
  { method: 'POST', url: `${EMAIL_STOP_PATH}/${'x'.repeat(43)}`, body: 'List-Unsubscribe=One-Click' },
  { method: 'POST', url: `${EMAIL_STOP_PATH}/${CANARY}`, body: 'List-Unsubscribe=One-Click' },
  { method: 'GET', url: '/' },
  { method: 'GET', url: '/results' },
  { method: 'GET', url: '/transfer/acorn_cv' },
  { method: 'GET', url: '/assets/app-1a2b3c4d.js' },
  { method: 'GET', url: '/favicon.svg' },
  { method: 'GET', url: `/${CANARY}` },
]

export function uncontractedRequest(dice: Dice): Request {
  const { method, url, type, body } = dice.pick(places)
  return {
    name: `${method} ${url}`,
    at: 'public',
    method,
    url,
    headers: { accept: dice.pick(['text/html', '*/*']), ...(type !== undefined && { 'content-type': type }) },
    payload: body,
    declared: undefined,
  }
}
