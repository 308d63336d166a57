import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The merchant's key: as a bearer token, or as the password of basic authentication. */
export function holdsSecret(request: FastifyRequest, secret: string): boolean {
  const [scheme = '', value = ''] = (request.headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() === 'bearer') return isSame(value, secret)
  if (scheme.toLowerCase() !== 'basic') return false
  const [user = '', ...password] = Buffer.from(value, 'base64').toString('utf8').split(':')
  // The intent API's convention is the key as user name, without a password.
  return isSame(password.join(':'), secret) || isSame(user, secret)
}

export function isSame(text: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(text), hash(expected))
}
