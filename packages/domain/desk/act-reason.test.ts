import { expect, it } from 'vitest'
import { personalDetailIn, saysWhy } from './act-reason.ts'

it('accepts a reason of several words and at most 300 characters [DSK-110]', () => {
  expect(saysWhy('Seen the letter of the insurer')).toBe(true)
  for (const none of ['', 'asked', 'xxxxxxxxxxxxxxxx', '. . . . . . . . .', 'long '.repeat(80)])
    expect(saysWhy(none), none).toBe(false)
})

it('finds the customer’s personal data in a reason [DSK-110]', () => {
  expect(personalDetailIn('Case 4711, seen on 17 November 2026')).toBeUndefined()
  expect(personalDetailIn('wrote from robin@example.com')).toBe('an email address')
  expect(personalDetailIn('read out 4242 4242 4242 4242')).toBe('an account or card number')
  expect(personalDetailIn('licence MORGA657054SM9IJ is wrong')).toBe('a driving licence number')
})
