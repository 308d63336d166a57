import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Html } from '../../console/html.ts'
import { type Answer, answer, isOwnPage } from '../../http/answer.ts'
import type { Operation } from '../../http/faults.ts'
import { BadRequest } from '../../http/request.ts'
import type { Provider } from '../provider.ts'
import { clientScript } from './client-script.ts'
import {
  answerOfBank,
  confirmFromFrame,
  frameAncestors,
  frameError,
  isAllowedParent,
  makePaymentMethod,
  retrieveFromFrame,
} from './frame-calls.ts'
import {
  challengeBody,
  controllerBody,
  dropInBody,
  type FrameLink,
  fieldsBody,
  framePage,
  frameStyle,
  walletButtonBody,
  walletSheetBody,
} from './frame-pages.ts'
import { frameScripts } from './frame-scripts.ts'
import { makeNonce, openSession, readNonce } from './nonce-calls.ts'
import { makeWalletMethod, walletChoices } from './wallet-calls.ts'

const SCRIPT = 'text/javascript; charset=utf-8'
const PAGE = 'text/html; charset=utf-8'

const pages: readonly { name: string; title: string; body: Html }[] = [
  { name: 'fields', title: 'Card details', body: fieldsBody },
  { name: 'drop-in', title: 'Payment details', body: dropInBody },
  { name: 'wallet-button', title: 'Pay with wallet', body: walletButtonBody },
  { name: 'wallet-sheet', title: 'Sandbox wallet', body: walletSheetBody },
  { name: 'controller', title: 'Card provider', body: controllerBody },
]

type FrameCall = (provider: Provider, body: unknown, ownHost: string) => Answer
const calls: readonly { name: string; operation: Operation; call: FrameCall }[] = [
  { name: 'payment-methods', operation: 'tokenise', call: makePaymentMethod },
  { name: 'confirm', operation: 'confirm', call: confirmFromFrame },
  { name: 'intent', operation: 'retrieve', call: retrieveFromFrame },
  { name: 'session', operation: 'vault', call: openSession },
  { name: 'nonces', operation: 'tokenise', call: makeNonce },
  { name: 'nonce', operation: 'retrieve', call: readNonce },
  { name: 'wallet-choices', operation: 'tokenise', call: walletChoices },
  { name: 'wallet-methods', operation: 'tokenise', call: makeWalletMethod },
]

/** Pages that are embedded in the merchant's, and the calls only they make. */
export async function frameRoutes(app: FastifyInstance, provider: Provider): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof BadRequest)) throw error
    const { body } = frameError('invalid_request', error.message, { param: error.field })
    return reply.code(error.status).send(body)
  })

  // The only file that another origin may load.
  app.get('/cards/v1/client.js', (_request, reply) =>
    reply.header('cross-origin-resource-policy', 'cross-origin').type(SCRIPT).send(clientScript),
  )
  app.get('/cards/frames/frame.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(frameStyle),
  )
  for (const [name, script] of frameScripts)
    app.get(`/cards/frames/${name}.js`, (_request, reply) => reply.type(SCRIPT).send(script))

  for (const { name, title, body } of pages)
    app.get(`/cards/frames/${name}`, (request, reply) => {
      const link = linkOf(request, provider)
      if (link === undefined) return strangePage(reply)
      return policed(reply, provider).send(framePage(name, title, body, link))
    })
  app.get<{ Params: { id: string } }>('/cards/3ds/:id', (request, reply) => {
    const challenge = provider.engine.store.get('challenges', request.params.id)
    const link = wholePage(request) ? { parent: '', channel: '' } : linkOf(request, provider)
    if (challenge === undefined) return reply.callNotFound()
    if (link === undefined) return strangePage(reply)
    return policed(reply, provider).send(framePage('challenge', 'Your bank', challengeBody(challenge), link))
  })

  app.post<{ Params: { id: string } }>('/cards/3ds/:id/answer', (request, reply) => {
    const { id } = request.params
    const payment = paymentOf(provider, provider.engine.store.get('challenges', id)?.paymentId)
    return ownCall(provider, request, reply, 'authenticate', payment, () =>
      answerOfBank(provider, id, request.body),
    )
  })
  for (const { name, operation, call } of calls)
    app.post(`/cards/frames/calls/${name}`, (request, reply) =>
      ownCall(provider, request, reply, operation, paymentOf(provider, paymentIdOf(request.body)), () =>
        call(provider, request.body, request.host),
      ),
    )
}

function ownCall(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  about: { orderId?: string | undefined; script?: string | undefined },
  work: () => Answer,
) {
  if (!isOwnPage(request)) {
    const { body } = frameError('foreign_page', 'Only our own frames may call this.')
    return reply.code(403).send(body)
  }
  return answer(reply, provider.faults, { operation, about }, work)
}

/** A confirmation has a client secret, which begins with the payment's id. */
function paymentIdOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('clientSecret' in body)) return undefined
  return String(body.clientSecret).split('_secret_')[0]
}

function paymentOf({ engine }: Provider, id: string | undefined) {
  const payment = engine.store.get('payments', id ?? '')
  return { orderId: payment?.orderId, script: payment?.metadata['sandbox_fault'] }
}

function linkOf(request: FastifyRequest, { siteUrl }: Provider): FrameLink | undefined {
  const { parent, channel } = queryOf(request)
  const isNamed = /^[0-9a-f]{32}$/.test(channel ?? '')
  return parent !== undefined && isNamed && isAllowedParent(siteUrl, request.host, parent)
    ? { parent, channel: channel ?? '' }
    : undefined
}

const wholePage = (request: FastifyRequest) => queryOf(request).parent === undefined

function queryOf({ query }: FastifyRequest): { parent: string | undefined; channel: string | undefined } {
  if (typeof query !== 'object' || query === null) return { parent: undefined, channel: undefined }
  const { parent, channel } = Object.fromEntries(Object.entries(query))
  return {
    parent: typeof parent === 'string' ? parent : undefined,
    channel: typeof channel === 'string' ? channel : undefined,
  }
}

function policed(reply: FastifyReply, { siteUrl }: Provider): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors ${frameAncestors(siteUrl)}`,
    )
    .type(PAGE)
}

function strangePage(reply: FastifyReply) {
  const { body } = frameError('foreign_page', 'Only the shop this provider works for may show this.')
  return reply.code(403).send(body)
}
