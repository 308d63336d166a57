import { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { expectValidEmail } from '../platform/email/testing/read-email'
import { draftLinkEmail } from './link-email'

const link = {
  journey: 'acorn_pc',
  address: `https://quotes.acorn.example/saved-quote#${'t'.repeat(43)}`,
  // In summer, when the clocks are an hour ahead.
  endsAt: new Date('2026-07-02T13:05:00Z'),
} as const

it('says who writes, what to press, and until when the link works by the clock in the kitchen', () => {
  const { subject, text } = draftLinkEmail(link)
  expect(subject).toBe('Your link to your Acorn quote')
  expect(text).toContain('your saved car insurance quote with Acorn')
  expect(text).toContain(`Open my quote:\n${link.address}\n`)
  expect(text).toContain('once and expires in 30 minutes, at 14:05 UK time')
})

describe.each(journeyIds)('the mail of %s', (journey) => {
  it('says the same in both its forms, in plain words, and fetches nothing', () => {
    expectValidEmail(draftLinkEmail({ ...link, journey }))
  })
})
