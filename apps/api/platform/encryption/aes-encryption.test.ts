import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aesEncryption, DecryptionError, fingerprintOf } from './aes-encryption.ts'

const key = randomBytes(32)
const { encrypt, decrypt, encryptBytes, decryptBytes, hasKeyOf, isCurrent } = aesEncryption([key])
const account = { sortCode: '089999', accountNumber: '66374958', accountHolder: 'Siân O’Neill' }
const place = ['policy.sealed_account', 'A', 'A-1000001']

describe('an encrypted secret', () => {
  it('is decrypted to the original value [DAT-29]', () => {
    expect(decrypt(encrypt(account, place), place)).toEqual(account)
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.string()), (secret, somewhere) => {
        expect(JSON.stringify(decrypt(encrypt(secret, somewhere), somewhere))).toBe(JSON.stringify(secret))
      }),
    )
  })

  it('can be bytes of any length', () => {
    for (const length of [0, 1, 100_000]) {
      const bytes = randomBytes(length)
      expect(bytes.equals(decryptBytes(encryptBytes(bytes, place), place) ?? randomBytes(1))).toBe(true)
    }
  })

  it('reveals nothing of its content, and differs each time it is encrypted', () => {
    const encrypted = Buffer.from(encrypt(account, place))
    for (const text of ['66374958', '089999', 'accountNumber', 'Neill', 'A-1000001'])
      expect(encrypted.includes(text)).toBe(false)
    const all = Array.from({ length: 1000 }, () =>
      Buffer.from(encrypt(account, place)).subarray(5, 17).toString('hex'),
    )
    expect(new Set(all).size).toBe(1000)
  })

  it('is refused in any other place: another row, column or field', () => {
    const encrypted = encrypt(account, place)
    for (const other of [
      [],
      ['policy.sealed_account', 'A', 'A-1000002'],
      ['policy.sealed_account', 'B', 'A-1000001'],
      ['payment_attempt.sealed_account', 'A', 'A-1000001'],
      ['policy.sealed_account', 'A"', '"A-1000001'],
      [...place, ''],
    ])
      expect(() => decrypt(encrypted, other)).toThrow(DecryptionError)
  })

  it('is not decrypted if any bit was changed', () => {
    const encrypted = encrypt(account, place)
    for (let bit = 0; bit < encrypted.length * 8; bit++) {
      const touched = Buffer.from(encrypted)
      touched.writeUInt8(touched.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      // With another key id it is undefined; any other change is refused.
      if (bit >> 3 >= 1 && bit >> 3 <= 4) expect(decrypt(touched, place), `bit ${bit}`).toBeUndefined()
      else expect(() => decrypt(touched, place), `bit ${bit}`).toThrow(DecryptionError)
    }
  })

  it('is not decrypted if it was shortened or extended', () => {
    const encrypted = encrypt(account, place)
    for (let length = 0; length < encrypted.length; length++)
      expect(() => decrypt(encrypted.subarray(0, length), place)).toThrow(DecryptionError)
    expect(() => decrypt(Buffer.concat([encrypted, Buffer.of(0)]), place)).toThrow(DecryptionError)
  })

  it('is not decrypted with another key', () => {
    const other = aesEncryption([randomBytes(32)])
    expect(other.decrypt(encrypt(account, place), place)).toBeUndefined()
    expect(other.hasKeyOf(encrypt(account, place))).toBe(false)
    expect(hasKeyOf(encrypt(account, place))).toBe(true)
  })

  it('that is too short to name its key matches none of our keys, and is never current', () => {
    const empty = encryptBytes(new Uint8Array(), place)
    for (let length = 0; length < 5; length++) expect(hasKeyOf(empty.subarray(0, length))).toBe(false)
    expect(hasKeyOf(empty.subarray(0, 5))).toBe(true)
    expect(isCurrent(empty.subarray(0, -1))).toBe(false)
    expect(isCurrent(empty)).toBe(true)
  })

  it('is decrypted after a key change while the old key is still configured', () => {
    const changed = aesEncryption([randomBytes(32), key])
    expect(changed.decrypt(encrypt(account, place), place)).toEqual(account)
    expect(changed.isCurrent(encrypt(account, place))).toBe(false)
    expect(decrypt(changed.encrypt(account, place), place)).toBeUndefined()
    expect(changed.decrypt(changed.encrypt(account, place), place)).toEqual(account)
    expect(changed.isCurrent(changed.encrypt(account, place))).toBe(true)
    expect(changed.fingerprints).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), fingerprintOf(key)])
    expect(fingerprintOf(Buffer.alloc(32, 1))).toBe('72cd6e8422c407fb')
  })

  it('from a release that bound it to no place is still decrypted, and must be encrypted again', () => {
    const old = encryptedUnbound(account, key)
    expect(decrypt(old, place)).toEqual(account)
    expect(isCurrent(old)).toBe(false)
    const touched = Buffer.from(old)
    touched.writeUInt8(touched.readUInt8(40) ^ 1, 40)
    expect(() => decrypt(touched, place)).toThrow(DecryptionError)
  })

  it('cannot be undefined', () => {
    expect(() => encrypt(undefined, place)).toThrow('nothing to encrypt')
  })
})

/** As releases up to 0018-job encrypted. */
function encryptedUnbound(secret: unknown, by: Uint8Array): Uint8Array {
  const id = createHash('sha256').update('milepost sealing key').update(by).digest().subarray(0, 4)
  const header = Buffer.concat([Buffer.of(1), id])
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', by, nonce, { authTagLength: 16 }).setAAD(header)
  const hidden = Buffer.concat([cipher.update(JSON.stringify(secret), 'utf8'), cipher.final()])
  return Buffer.concat([header, nonce, cipher.getAuthTag(), hidden])
}
