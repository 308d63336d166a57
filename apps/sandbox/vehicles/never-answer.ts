import type { FastifyReply } from 'fastify'

/** Long past any caller's patience; then the line is cut, so that forgotten callers do not pile up. */
const CUT_AFTER_MS = 120_000

/** Takes the request and says nothing, as a hung provider does. */
export function neverAnswer(reply: FastifyReply): FastifyReply {
  reply.hijack()
  const { raw } = reply
  const cut = setTimeout(() => raw.destroy(), CUT_AFTER_MS)
  cut.unref()
  raw.once('close', () => clearTimeout(cut))
  return reply
}
