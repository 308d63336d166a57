import { randomBytes } from 'node:crypto'
import { aesEncryption } from '../apps/api/platform/encryption/aes-encryption.ts'
import type { EncryptedPlace, Encryption } from '../apps/api/platform/encryption/ports.ts'
import { compare, figure, median } from './figures.ts'
import { generateAt, perSecond } from './quote/generate-load.ts'
import { withPricing } from './quote/pricing-server.ts'

/**
 * The cost of encryption at rest (0034): the whole quote call on two servers of one build, alternating; one stores in clear what the other
 * encrypts. Target: at least 0.9 of the throughput without encryption. Then a policy document, encrypted and decrypted.
 */
const ROUNDS = 9
const DOCUMENT = randomBytes(40_000)
const DOCUMENTS = 2_000

/** Stores in clear, in the same columns. */
const inClear: Encryption = {
  encrypt: (secret) => Buffer.from(JSON.stringify(secret), 'utf8'),
  decrypt: (encrypted) => JSON.parse(Buffer.from(encrypted).toString('utf8')),
  encryptBytes: (secret) => secret,
  decryptBytes: (encrypted) => encrypted,
  isCurrent: () => true,
  hasKeyOf: () => true,
  fingerprints: ['0000000000000000'],
}

await withPricing(({ port: encrypting }) =>
  withPricing(
    async ({ port: clear }) => {
      const rates = { encrypting: [] as number[], clear: [] as number[] }
      await perSecond(generateAt(encrypting))
      await perSecond(generateAt(clear))
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.encrypting.push(await perSecond(generateAt(encrypting)))
        rates.clear.push(await perSecond(generateAt(clear)))
      }
      const medianRate = (each: readonly number[]) => `${median(each).toFixed(0)} a second`
      // Compared round by round, because the machine's speed varies.
      const ratio = median(rates.encrypting.map((rate, round) => rate / (rates.clear[round] ?? Number.NaN)))
      figure('Generate, encrypted at rest', medianRate(rates.encrypting))
      figure('Generate, stored in clear', medianRate(rates.clear))
      figure('with against without, bar 0.9', ratio.toFixed(2))
      compare({
        measured: 'the quote call with encryption at rest',
        ours: medianRate(rates.encrypting),
        beside: `stored in clear, ${medianRate(rates.clear)}`,
        ratio,
        bar: { atLeast: 0.9 },
      })
    },
    undefined,
    inClear,
  ),
)

const place: EncryptedPlace = ['policy_document.bytes', 'a-document']
const { encryptBytes, decryptBytes } = aesEncryption([randomBytes(32)])
const begun = performance.now()
for (let time = 0; time < DOCUMENTS; time += 1) decryptBytes(encryptBytes(DOCUMENT, place), place)
const each = ((performance.now() - begun) / DOCUMENTS) * 1_000
figure('a document of 40 KB, encrypted and decrypted', `${each.toFixed(0)} µs`)
