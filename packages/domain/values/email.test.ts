import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEmail, parseEmail } from './email.ts'

it.each([
  ['ann@example.com', 'ann@example.com'],
  [' Ann.Lee+cars@Example.CO.UK ', 'Ann.Lee+cars@example.co.uk'],
  ["o'neill@example.org", "o'neill@example.org"],
  ['a@b-c.io', 'a@b-c.io'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
  ['ann@firm.xn--p1ai', 'ann@firm.xn--p1ai'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('accepts %j', (text, email) => {
  expect(parseEmail(text)).toEqual({ ok: true, value: email })
})

it.each([
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@@example.com',
  'ann@ex@mple.com',
  'ann lee@example.com',
  '.ann@example.com',
  'ann.@example.com',
  'a..n@example.com',
  'ann@.com',
  'ann@example..com',
  'ann@-example.com',
  'ann@example-.com',
  'ann@example.c',
  'ann@example.123',
  'ann@[127.0.0.1]',
  '"ann"@example.com',
  'Ann <ann@example.com>',
  'ann@example.com\r\nBcc: x@example.com',
  'ann@example.com,lee@example.com',
  'ann@\u212aent.com',
  `${'a'.repeat(65)}@example.com`,
  `ann@${'a'.repeat(64)}.com`,
  `ann@${'abcdefgh.'.repeat(30)}com`,
])('refuses %j', (text) => {
  expect(parseEmail(text)).toEqual({ ok: false, key: 'emailNotValid', message: 'Please enter a valid email' })
})

it('reports a missing address with its own key', () => {
  expect(parseEmail('  ')).toEqual({ ok: false, key: 'emailMissing', message: 'Please enter a valid email' })
})

it('accepts every usual address, and its own output again', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), (text) => {
      const checked = parseEmail(text)
      expect(checked.ok).toBe(true)
      if (checked.ok) expect(parseEmail(checked.value)).toEqual(checked)
    }),
  )
})

it('refuses a blank, bracket, quote or control character anywhere', () => {
  const bad = fc.constantFrom(' ', '\t', '\n', '\r', '\0', '<', '>', '"', ',', ';', ':', '(', ')')
  fc.assert(
    fc.property(bad, fc.integer({ min: 1, max: 14 }), (character, at) => {
      const text = 'ann@example.com'
      expect(isEmail(text.slice(0, at) + character + text.slice(at))).toBe(false)
    }),
  )
})
