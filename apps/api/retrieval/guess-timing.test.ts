import { howMany } from '@milepost/pricing/testing/how-many'
import { expect, it } from 'vitest'
import { headersOf } from '../quote/testing/quote-server.ts'
import { byBody, retrievalServer } from './testing/retrieval-server.ts'

const stranger = headersOf('acorn_pc')
const wrong = { Surname: 'Somebody' }

it('takes as long for an unknown quote as for wrong answers [T2, D-247]', { timeout: 180_000 }, async () => {
  const { send, made } = await retrievalServer()
  const { securityAnswers } = await made()
  const timed = async (asked: object, n: number) => {
    const started = performance.now()
    // Each from its own address, so that neither kind reaches a limit.
    await send(byBody(asked, `10.${n >> 8}.${n & 255}.1`), stranger)
    return performance.now() - started
  }
  const known: number[] = []
  const unknown: number[] = []
  const half = (n: number) => `A-${String(n).padStart(11, '0')}`
  for (let n = 0; n < 30; n += 1)
    await timed({ ...securityAnswers, QuoteReference: half(9000 + n) }, 5000 + n)
  for (let n = 0; n < howMany({ inEveryRun: 60, inLongRun: 200 }); n += 1) {
    // Alternating, so that anything that slows the machine slows both.
    known.push(await timed({ ...securityAnswers, ...wrong }, n))
    unknown.push(await timed({ ...securityAnswers, QuoteReference: half(n) }, 1000 + n))
  }
  const median = (times: readonly number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  const apart = median(known.map((took, n) => took - (unknown[n] ?? 0)))
  // 5 ms on an idle machine; a busy one is slower and noisier.
  expect(Math.abs(apart)).toBeLessThan(Math.max(5, median(known) / 4))
})
