import type { Call } from '@milepost/contract/call'
import type { About } from '@milepost/contract/openapi/about'
import { openApiDocument } from '@milepost/contract/openapi/document'
import type { FastifyInstance } from 'fastify'
import { ensureSession } from '../session/session.ts'
import { docsPage } from './docs/docs-page.ts'
import { docsScript } from './docs/docs-script.ts'
import { docsStyle } from './docs/docs-style.ts'
import { refuseOtherMethods } from './methods.ts'

/**
 * The OpenAPI document of the routed calls, and the page to read and try them. Both take some tenths of a second to generate, which must
 * not delay a start: they are generated on the first request.
 */
export function apiDocs(app: FastifyInstance, about: About, calls: readonly Call[]): void {
  let description: string | undefined
  let page: ((nonce: string) => string) | undefined

  const serve = (url: string, type: string, content: (nonce: string) => string) => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      compress: {},
      handler: async (request, reply) => {
        if (type === 'text/html') ensureSession(request, reply)
        return reply.header('content-type', `${type}; charset=utf-8`).send(content(reply.nonce))
      },
    })
    refuseOtherMethods(app, url, ['GET', 'HEAD'])
  }
  serve('/api/openapi.json', 'application/json', () => {
    description ??= JSON.stringify(openApiDocument(calls, about))
    return description
  })
  serve('/api/docs', 'text/html', (nonce) => {
    page ??= docsPage(calls)
    return page(nonce)
  })
  serve('/api/docs/docs.css', 'text/css', () => docsStyle)
  serve('/api/docs/docs.js', 'text/javascript', () => docsScript)
}
