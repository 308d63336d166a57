import { describe, expect, it } from 'vitest'
import { parseCustomerText, parseStaffText } from './customer-text'

describe('words to and from a customer', () => {
  it('are kept as written, line by line [DSK-402]', () => {
    expect(parseStaffText('  Please send us\r\nyour log book. ')).toEqual({
      ok: true,
      value: 'Please send us\nyour log book.',
    })
  })

  it('hold no link and no address from staff, and no control characters from anyone [DSK-402]', () => {
    for (const text of [
      'Please go to https://evil.example',
      'Look at www.evil now please',
      'Write to me@acorn.co.uk soon',
      'Open evil.com and pay',
    ])
      expect(parseStaffText(text), text).toMatchObject({ ok: false, key: 'link' })
    expect(parseCustomerText('My number is\u0000 in my log book')).toEqual({
      ok: true,
      value: 'My number is  in my log book',
    })
  })

  it('are neither too short to say anything nor too long to be read [DSK-402]', () => {
    expect(parseCustomerText('Yes')).toMatchObject({ ok: false, key: 'length' })
    expect(parseCustomerText('x'.repeat(1_001))).toMatchObject({ ok: false, key: 'length' })
  })
})
