import { describe, expect, it } from 'vitest'
import { hasCardNumber, NOTE_LENGTH, parseNote } from './notes.ts'

describe('a note', () => {
  it('has 3 to 2,000 characters, and loses its control characters [DSK-322]', () => {
    expect(parseNote('  Called back.\r\nWants \u0007monthly. ')).toEqual({
      ok: true,
      value: 'Called back.\nWants  monthly.',
    })
    expect(parseNote(' \n ')).toMatchObject({ ok: false, key: 'length' })
    expect(parseNote('x'.repeat(NOTE_LENGTH.most + 1))).toMatchObject({ ok: false, key: 'length' })
  })

  it('cannot contain a card number, in any notation [DSK-325]', () => {
    for (const number of [
      '4242424242424242',
      '4242 4242 4242 4242',
      '5555-5555-5555-4444',
      '378282246310005',
    ])
      expect(parseNote(`Read out ${number}, twice`), number).toMatchObject({ ok: false, key: 'card-number' })
    expect(hasCardNumber('Policy A-10000001, telephone 01632 960983, 4242424242424241')).toBe(false)
  })
})
