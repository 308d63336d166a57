import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEmail } from './email.ts'
import { parseLicenceNumber, splitLicenceNumber } from './licence-number.ts'
import {
  isMaskedEmail,
  isMaskedLicenceNumber,
  isMaskedPhone,
  maskEmail,
  maskLicenceNumber,
  maskPhone,
} from './masked.ts'
import { parsePhone } from './phone.ts'

describe('a masked value [T23]', () => {
  it.each([
    ['jo.smith@example.com', 'j•••@example.com'],
    ['jo@example.com', '•••@example.com'],
    ['j@example.co.uk', '•••@example.co.uk'],
  ])('shows %s only as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
    expect(isMaskedEmail(masked)).toBe(true)
  })

  it.each([
    ['07700901234', '•••••••1234'],
    ['0113496010', '••••••6010'],
  ])('shows only the end of %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked)
    expect(isMaskedPhone(masked)).toBe(true)
  })

  it('hides a licence number completely', () => {
    expect(maskLicenceNumber('MORGA803277A99AB')).toBe('•'.repeat(16))
    expect(isMaskedLicenceNumber('•'.repeat(16))).toBe(true)
  })

  it('is never a valid value, and no valid value is masked', () => {
    expect(parseEmail('j•••@example.com').ok).toBe(false)
    expect(parsePhone('•••••••1234').ok).toBe(false)
    expect(parseLicenceNumber(splitLicenceNumber('•'.repeat(16))).ok).toBe(false)
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isMaskedEmail(email)).toBe(false)
        expect(isMaskedEmail(maskEmail(email.toLowerCase()))).toBe(true)
      }),
    )
  })

  it.each([
    'j••@example.com',
    'jo•••@example.com',
    'j•••@exam ple.com',
    '•••',
    '••••••1234x',
    '•1234',
    7,
    undefined,
  ])('is not %s, which is partly typed over', (text) => {
    expect([isMaskedEmail(text), isMaskedPhone(text), isMaskedLicenceNumber(text)]).toEqual([
      false,
      false,
      false,
    ])
  })
})
