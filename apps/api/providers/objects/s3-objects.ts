import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import type { ObjectStore } from '../../platform/objects/ports.ts'
import type { Clock, Failed, ProviderFailure } from '../../platform/ports.ts'
import { type BreakerLimits, breaker, isOutage } from '../http/breaker.ts'
import { defaultLimits } from '../http/outgoing.ts'
import { type Observe, observed } from '../observed.ts'

export type S3Settings = {
  bucket: string
  /** Unset means Amazon's own for the region. */
  url: string | undefined
  region: string
  /** Unset means those of the machine, as the library finds them. */
  key: { id: string; secret: string } | undefined
}

export type S3Limits = {
  connectMs: number
  /** Of a call with all its attempts. */
  overallMs: number
  attempts: number
  breaker: BreakerLimits
}

/** A document has a few hundred kilobytes; a customer waits for one that is downloaded. */
const s3Limits: S3Limits = { connectMs: 1_000, overallMs: 6_000, attempts: 2, breaker: defaultLimits.breaker }

/** Objects are found below this name, so that the bucket may have other uses. */
const FOLDER = 'documents/'
const PAGE = 1_000

/** An object store that speaks S3. Bodies are held in memory and have no checksum by the library, because their name is one. */
export async function s3Objects(
  { bucket, url, region, key }: S3Settings,
  { clock, observe, limits = s3Limits }: { clock: Clock; observe: Observe; limits?: S3Limits },
): Promise<ObjectStore> {
  // Loaded only where it is used: the library takes longer to load than the rest of the product.
  const s3 = await import('@aws-sdk/client-s3')
  const config: S3ClientConfig = {
    region,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: limits.attempts,
    requestHandler: { connectionTimeout: limits.connectMs },
    ...(url !== undefined && { endpoint: url, forcePathStyle: true }),
    ...(key !== undefined && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
  }
  const client: S3Client = new s3.S3Client(config)
  const gate = breaker(limits.breaker, clock, observe.breaker?.('objects'))

  /** The outcome of one call; the caller identifies the refusals that it expects. Never throws. */
  async function call<Result, Expected = never>(
    work: (within: { abortSignal: AbortSignal }) => Promise<Result>,
    expected: (name: string) => Expected | undefined = () => undefined,
  ): Promise<Result | Expected | Failed> {
    const admitted = gate.admit()
    if (!admitted) return { kind: 'failed', reason: 'open-circuit' }
    try {
      const result = await work({ abortSignal: AbortSignal.timeout(limits.overallMs) })
      admitted.succeeded()
      return result
    } catch (error) {
      const known = expected(nameOf(error))
      if (known !== undefined) {
        admitted.succeeded()
        return known
      }
      const reason = reasonOf(error)
      if (isOutage(reason)) admitted.failed()
      else admitted.succeeded()
      return { kind: 'failed', reason }
    }
  }

  const named = (address: string) => ({ Bucket: bucket, Key: FOLDER + address })
  const store: ObjectStore = {
    put: (address, bytes) =>
      call(
        async (within) => {
          const Body = bytes
          // Never replaced: under its name there can only be the same bytes.
          await client.send(new s3.PutObjectCommand({ ...named(address), Body, IfNoneMatch: '*' }), within)
          return { kind: 'stored' } as const
        },
        (name) => (name === 'PreconditionFailed' ? ({ kind: 'stored' } as const) : undefined),
      ),
    get: (address, firstBytes) =>
      call(
        async (within) => {
          const Range = firstBytes === undefined ? undefined : `bytes=0-${firstBytes - 1}`
          const { Body } = await client.send(new s3.GetObjectCommand({ ...named(address), Range }), within)
          return { kind: 'found', value: (await Body?.transformToByteArray()) ?? new Uint8Array() } as const
        },
        (name) => (name === 'NoSuchKey' ? ({ kind: 'not-found' } as const) : undefined),
      ),
    list: (from) =>
      call(async (within) => {
        const { Contents = [], NextContinuationToken: next } = await client.send(
          new s3.ListObjectsV2Command({
            Bucket: bucket,
            Prefix: FOLDER,
            MaxKeys: PAGE,
            ContinuationToken: from,
          }),
          within,
        )
        return {
          kind: 'found',
          value: { addresses: Contents.map(({ Key = '' }) => Key.slice(FOLDER.length)), next },
        } as const
      }),
    // One by one: not every store accepts a list of them.
    remove: (addresses) =>
      call(async (within) => {
        for (const address of addresses) await client.send(new s3.DeleteObjectCommand(named(address)), within)
        return { kind: 'removed' } as const
      }),
  }
  return {
    put: observed('objects', observe, store.put),
    get: observed('objects', observe, store.get),
    list: observed('objects', observe, store.list),
    remove: observed('objects', observe, store.remove),
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** The library's message may quote the address and the key's name: only the reason is returned. */
function reasonOf(error: unknown): ProviderFailure {
  const status: unknown = Object(Object(error).$metadata).httpStatusCode
  if (status === 429 || nameOf(error) === 'SlowDown') return 'throttled'
  if (status === 401 || status === 403) return 'refused'
  if (typeof status === 'number') return 'broken'
  return nameOf(error) === 'AbortError' ? 'timed-out' : 'unreachable'
}
