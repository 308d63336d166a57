import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aesSealing } from './aes-sealing'

const key = randomBytes(32)
const { seal, open } = aesSealing([key])
const account = { sortCode: '089999', accountNumber: '66374958', accountHolder: 'Siân O’Neill' }

describe('a sealed secret', () => {
  it('is opened as it was [DAT-29]', () => {
    expect(open(seal(account))).toEqual(account)
    fc.assert(
      fc.property(fc.jsonValue(), (secret) => {
        expect(JSON.stringify(open(seal(secret)))).toBe(JSON.stringify(secret))
      }),
    )
  })

  it('shows nothing of itself, and never looks the same twice', () => {
    const sealed = Buffer.from(seal(account))
    for (const text of ['66374958', '089999', 'accountNumber', 'Neill'])
      expect(sealed.includes(text)).toBe(false)
    const all = Array.from({ length: 1000 }, () => Buffer.from(seal(account)).subarray(5, 17).toString('hex'))
    expect(new Set(all).size).toBe(1000)
  })

  it('is not opened when any bit of it was touched', () => {
    const sealed = seal(account)
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const touched = Buffer.from(sealed)
      touched.writeUInt8(touched.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      expect(open(touched), `bit ${bit}`).toBeUndefined()
    }
  })

  it('is not opened when it was cut short or made longer', () => {
    const sealed = seal(account)
    for (let length = 0; length < sealed.length; length++)
      expect(open(sealed.subarray(0, length))).toBeUndefined()
    expect(open(Buffer.concat([sealed, Buffer.of(0)]))).toBeUndefined()
  })

  it('is not opened with another key', () => {
    expect(aesSealing([randomBytes(32)]).open(seal(account))).toBeUndefined()
  })

  it('is opened after the key was changed, as long as the old one is kept', () => {
    const changed = aesSealing([randomBytes(32), key])
    expect(changed.open(seal(account))).toEqual(account)
    expect(open(changed.seal(account))).toBeUndefined()
    expect(changed.open(changed.seal(account))).toEqual(account)
  })

  it('is something: nothing cannot be sealed', () => {
    expect(() => seal(undefined)).toThrow('nothing to seal')
  })
})
