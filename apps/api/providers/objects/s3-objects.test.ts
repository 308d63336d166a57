import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../platform/objects/database-objects.ts'
import type { ObjectStore } from '../../platform/objects/ports.ts'
import { deadUrl } from '../testing/fake-provider.ts'
import { realSandbox } from '../testing/real-sandbox.ts'
import { s3Objects } from './s3-objects.ts'
import { endFaults, orderFaults, testObjects, testSettings } from './testing/test-objects.ts'

let sandbox: Awaited<ReturnType<typeof realSandbox>>
let settings: ReturnType<typeof testSettings>
let objects: ObjectStore
beforeAll(async () => {
  sandbox = await realSandbox()
  settings = testSettings(sandbox.url)
  objects = await testObjects(settings)
})
afterEach(() => endFaults(sandbox.url))
afterAll(() => sandbox.stop())

/** As the sandbox stores them; a real store has no such switch. */
const isSandbox = process.env['S3_TEST_URL'] === undefined
const anObject = () => {
  const bytes = randomBytes(300_000)
  return { bytes, address: addressOf(bytes) }
}

describe('an object store that speaks S3, over HTTP', () => {
  it('returns what was stored, completely or its first bytes [CLU-401]', async () => {
    const { bytes, address } = anObject()
    expect(await objects.put(address, bytes)).toEqual({ kind: 'stored' })
    const whole = await objects.get(address)
    expect(whole.kind === 'found' && Buffer.compare(whole.value, bytes)).toBe(0)
    const first = await objects.get(address, 64)
    expect(first.kind === 'found' && Buffer.compare(first.value, bytes.subarray(0, 64))).toBe(0)
  })

  it('never replaces an object: ten simultaneous writers are all informed that it is stored [CLU-401]', async () => {
    const { bytes, address } = anObject()
    expect(await Promise.all(Array.from({ length: 10 }, () => objects.put(address, bytes)))).toEqual(
      Array(10).fill({ kind: 'stored' }),
    )
    expect(await objects.put(address, randomBytes(10))).toEqual({ kind: 'stored' })
    const found = await objects.get(address)
    expect(found.kind === 'found' && addressOf(found.value)).toBe(address)
  })

  it('lists every object, and no longer those that were removed [CLU-405]', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { bytes, address } = anObject()
        await objects.put(address, bytes)
        return address
      }),
    )
    const listed = async () => {
      const page = await objects.list(undefined)
      if (page.kind === 'failed') throw new Error(page.reason)
      return page.value.addresses
    }
    expect(await listed()).toEqual(expect.arrayContaining(made))
    expect(await objects.remove(made)).toEqual({ kind: 'removed' })
    expect((await listed()).filter((address) => made.includes(address))).toEqual([])
    expect(await objects.get(made[0] ?? '')).toEqual({ kind: 'not-found' })
    // Removing it again is no error: the first answer may have been lost.
    expect(await objects.remove(made)).toEqual({ kind: 'removed' })
  })

  it('reports a wrong key as refused, without repeating it [CLU-401]', async () => {
    const strange = await testObjects({ ...settings, key: { id: 'nobody', secret: 'guessed' } })
    const { bytes, address } = anObject()
    expect(await strange.put(address, bytes)).toEqual({ kind: 'failed', reason: 'refused' })
    expect(await strange.get(address)).toEqual({ kind: 'failed', reason: 'refused' })
    const known = await testObjects({ ...settings, key: { id: settings.key?.id ?? '', secret: 'guessed' } })
    expect(await known.put(address, bytes)).toEqual({ kind: 'failed', reason: 'refused' })
  })

  it('reports a store that is down as unreachable, and never throws [CLU-404]', async () => {
    const nowhere = await testObjects({ ...settings, url: await deadUrl() })
    expect(await nowhere.get('0'.repeat(64))).toEqual({ kind: 'failed', reason: 'unreachable' })
  })
})

describe.runIf(isSandbox)('an object store that fails', () => {
  it.each([
    ['fail-before', 'broken'],
    ['busy', 'throttled'],
    ['drop-before', 'unreachable'],
  ])('%s: %s [CLU-404]', async (kind, reason) => {
    await orderFaults(sandbox.url, { kind, times: 2 })
    const { bytes, address } = anObject()
    expect(await objects.put(address, bytes)).toEqual({ kind: 'failed', reason })
    expect(await objects.get(address)).toEqual({ kind: 'failed', reason })
    expect(await objects.get(address)).toEqual({ kind: 'not-found' })
  })

  it('times out when it hangs [CLU-404]', async () => {
    const hasty = await testObjects(settings, { overallMs: 500 })
    await orderFaults(sandbox.url, { kind: 'delay', ms: 10_000 })
    expect(await hasty.get('0'.repeat(64))).toEqual({ kind: 'failed', reason: 'timed-out' })
  })

  it('is not called for a while after five failures [CLU-404]', async () => {
    const moves: boolean[] = []
    const observe = Object.assign(() => {}, { breaker: () => (isOpen: boolean) => moves.push(isOpen) })
    const guarded = await s3Objects(
      { ...settings, url: await deadUrl() },
      { clock: () => new Date(), observe },
    )
    for (let calls = 0; calls < 5; calls += 1) await guarded.get('0'.repeat(64))
    expect(await guarded.get('0'.repeat(64))).toEqual({ kind: 'failed', reason: 'open-circuit' })
    expect(moves).toEqual([true])
  })

  it('has the object after a lost reply, and accepts it again [CLU-401]', async () => {
    await orderFaults(sandbox.url, { kind: 'drop-after' })
    const { bytes, address } = anObject()
    expect(await objects.put(address, bytes)).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(await objects.put(address, bytes)).toEqual({ kind: 'stored' })
    expect((await objects.get(address)).kind).toBe('found')
  })
})
