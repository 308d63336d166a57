import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Coding = 'br' | 'gzip' | 'identity'
type Variant = { bytes: Buffer; etag: string }

const codings: Coding[] = ['br', 'gzip']
const encode: { readonly [coding in Coding]: (text: string) => Buffer } = {
  br: (text) => brotliCompressSync(text),
  gzip: (text) => gzipSync(text),
  identity: (text) => Buffer.from(text),
}

/**
 * Answers that are the same for everybody, made once for each coding. A strong ETag names bytes, so each coding has its own (RFC 9110,
 * 8.8.3.3). Whoever holds one asks whether it is still right before using it: a list must never be older than the server's (D-144).
 */
export function cacheable(): (request: FastifyRequest, reply: FastifyReply, text: string) => FastifyReply {
  let made: { text: string; variants: Partial<Record<Coding, Variant>> } = { text: '', variants: {} }

  function variantOf(text: string, coding: Coding): Variant {
    if (made.text !== text) made = { text, variants: {} }
    const known = made.variants[coding]
    if (known) return known
    const bytes = encode[coding](text)
    const variant = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
    made.variants[coding] = variant
    return variant
  }

  return (request, reply, text) => {
    const coding = negotiate(String(request.headers['accept-encoding'] ?? ''), codings) ?? 'identity'
    const { bytes, etag } = variantOf(text, coding)
    // Kept for one brand and product at a time: the headers that choose them are part of what is asked.
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, x-tenant, x-product' })
    if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.code(200).header('content-type', 'application/json; charset=utf-8').send(bytes)
  }
}

/** Compared weakly, as RFC 9110 asks: a proxy may have marked the tag as weak. */
function isHeld(header: string | undefined, etag: string): boolean {
  const held = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return held.includes(etag) || held.includes('*')
}
