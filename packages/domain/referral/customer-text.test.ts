import { describe, expect, it } from 'vitest'
import { parseCustomerText, parseStaffText } from './customer-text.ts'

describe('words to and from a customer', () => {
  it('are stored as written, line by line [DSK-402]', () => {
    expect(parseStaffText('  Please send us\r\nyour log book. ')).toEqual({
      ok: true,
      value: 'Please send us\nyour log book.',
    })
  })

  it('contain no link or address from staff, and no control characters from either side [DSK-402]', () => {
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

  it('are refused when they are too short or too long [DSK-402]', () => {
    expect(parseCustomerText('Yes')).toMatchObject({ ok: false, key: 'length' })
    expect(parseCustomerText('x'.repeat(1_001))).toMatchObject({ ok: false, key: 'length' })
  })
})
