import { randomBytes } from 'node:crypto'
import type { ObjectStore } from '../../../platform/objects/ports.ts'
import { type S3Limits, type S3Settings, s3Objects } from '../s3-objects.ts'

/** The key of the sandbox's store. */
const sandboxKey = { id: 'sandbox-objects', secret: 'sandbox-objects-secret' }

/** One attempt, and a breaker that stays closed. */
const limits: S3Limits = {
  connectMs: 10_000,
  overallMs: 20_000,
  attempts: 1,
  breaker: { failures: 1_000, coolDownMs: 1 },
}

/** A separate bucket in the sandbox, or the bucket of a real store that the environment names (which must exist). */
export function testSettings(sandboxUrl: string): S3Settings {
  const { S3_TEST_URL: url, S3_TEST_BUCKET, S3_TEST_ACCESS_KEY: id, S3_TEST_SECRET_KEY: secret } = process.env
  const own = `bucket-${randomBytes(6).toString('hex')}`
  return {
    bucket: S3_TEST_BUCKET ?? own,
    url: url ?? `${sandboxUrl}/s3`,
    region: 'us-east-1',
    key: id && secret ? { id, secret } : sandboxKey,
  }
}

export const testObjects = (settings: S3Settings, more: Partial<S3Limits> = {}): Promise<ObjectStore> =>
  s3Objects(settings, { clock: () => new Date(), observe: () => {}, limits: { ...limits, ...more } })

/** Makes the next calls of the sandbox's store fail. */
export function orderFaults(
  sandboxUrl: string,
  fault: { kind: string; times?: number; ms?: number },
): Promise<Response> {
  return fetch(`${sandboxUrl}/objects/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
}

export const endFaults = (sandboxUrl: string): Promise<Response> =>
  fetch(`${sandboxUrl}/objects/control/faults`, { method: 'DELETE' })
