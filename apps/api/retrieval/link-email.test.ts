import { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { expectPlainWords } from '../platform/email/testing/read-email.ts'
import { quoteLinkEmail } from './link-email.ts'

const link = {
  journey: 'acorn_pc',
  reference: 'A-7K3M9QX2B4T',
  address: `https://quotes.acorn.example/results?quote=${'t'.repeat(43)}`,
  // In summer, when London is an hour ahead of UTC.
  endsAt: new Date('2026-07-02T13:05:00Z'),
} as const

it('names the quote, the button, and the end of the link in UK time [D-236]', () => {
  const { subject, text } = quoteLinkEmail(link)
  expect(subject).toBe('Your link to Acorn quote A-7K3M9QX2B4T')
  expect(text).toContain('your car insurance quote A-7K3M9QX2B4T with Acorn')
  expect(text).toContain(`Open my quote:\n${link.address}\n`)
  expect(text).toContain('once and expires in 30 minutes, at 14:05 UK time')
  expect(text).toContain("Didn't ask for this?")
})

describe.each(journeyIds)('the email of %s', (journey) => {
  it('has a subject of one short line, and its link in both forms', () => {
    const { subject, text, html } = quoteLinkEmail({ ...link, journey })
    expect(subject).toMatch(/^[ -~]{10,50}$/)
    for (const form of [text, html]) expect(form).toContain(link.address)
    expectPlainWords({ subject, text })
  })
})
