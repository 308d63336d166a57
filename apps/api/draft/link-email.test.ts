import { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { expectValidEmail } from '../platform/email/testing/read-email.ts'
import { draftLinkEmail } from './link-email.ts'

const link = {
  journey: 'acorn_pc',
  address: `https://quotes.acorn.example/saved-quote#${'t'.repeat(43)}`,
  // In summer, when London is an hour ahead of UTC.
  endsAt: new Date('2026-07-02T13:05:00Z'),
} as const

it('names the sender, the button, and the end of the link in UK time', () => {
  const { subject, text } = draftLinkEmail(link)
  expect(subject).toBe('Your link to your Acorn quote')
  expect(text).toContain('your saved car insurance quote with Acorn')
  expect(text).toContain(`Open my quote:\n${link.address}\n`)
  expect(text).toContain('once and expires in 30 minutes, at 14:05 UK time')
})

describe.each(journeyIds)('the email of %s', (journey) => {
  it('has the same plain words in both its forms, and loads nothing', () => {
    expectValidEmail(draftLinkEmail({ ...link, journey }))
  })
})
