import type { FastifyInstance } from 'fastify'
import { MAIL_STOP_PATH } from '../platform/site/email-stop-path'
import type { RenewalPorts } from './all-ports'
import { stopMails } from './unsubscribe'

const LARGEST_FORM = 1024

/**
 * Where a mail program says for its reader that they want no more of these (RFC 8058). It comes from the mail program's own servers,
 * as a form, with no cookie and no headers of ours, so it is no call of the contract. The answer is the same for every token.
 */
export function mailStops(app: FastifyInstance, ports: Pick<RenewalPorts, 'mailStops' | 'clock'>): void {
  app.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    const options = { bodyLimit: LARGEST_FORM }
    inner.post<{ Params: { token: string } }>(`${MAIL_STOP_PATH}/:token`, options, async (request, reply) => {
      const { token } = request.params
      if (/^[A-Za-z0-9_-]{43}$/.test(token)) await stopMails({ token, tenant: undefined }, ports)
      return reply.code(200).send()
    })
    done()
  })
}
