import { describe, expect, it } from 'vitest'
import { phoneNumber } from './about-you.ts'
import { emailAddress } from './email-address.ts'
import { licenceNumber } from './licence-number.ts'
import { aProposer, asked } from './testing.ts'
import { you } from './whose.ts'

const shown = [
  ['email address', emailAddress, 'a•••@morgan.example', 'a••@morgan.example'],
  ['phone number', phoneNumber, '•••••••0100', '••••••0100x'],
  ['licence number', licenceNumber(you), '•'.repeat(16), `${'•'.repeat(15)}X`],
] as const

describe.each(shown)('a masked %s', (_what, question, masked, half) => {
  const here = asked(aProposer)

  it('is a valid answer from the customer it was shown to, in the field and as stored [T23]', () => {
    expect(question.kind.read(masked, here)).toEqual({ ok: true, value: masked })
    expect(question.validate(masked, here)).toBeUndefined()
  })

  it('is not valid where a price is calculated [T23]', () => {
    expect(question.validate(masked, { ...here, refusesMasked: true })).toBeDefined()
  })

  it('is not valid once it is partly typed over [T23]', () => {
    expect(question.kind.read(half, here).ok && question.validate(half, here) === undefined).toBe(false)
  })
})
