import { describe, expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { calendarFile, lastDayOfCover, renewalDay } from './renewal-calendar.ts'

const madeAt = new Date('2026-11-15T12:34:56.789Z')
const year = {
  firm: 'Acorn',
  policyNumber: 'A-10000001',
  term: 'annual',
  lastDay: localDate('2027-11-15'),
  automaticRenewal: false,
} as const

/** The file as a calendar reads it: lines unfolded, by name. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':')
      return at === -1 ? [] : [[line.slice(0, at), line.slice(at + 1)]]
    }),
  )
}

describe('the reminder before the end of a policy', () => {
  it('is 4 weeks before the end of a year and 6 days before that of thirty days [CON-30]', () => {
    expect(renewalDay(year).on).toBe('2027-10-18')
    expect(renewalDay({ ...year, term: 'thirty-day', lastDay: localDate('2026-12-15') }).on).toBe(
      '2026-12-09',
    )
  })

  it('is an all-day calendar event, which ends as the next day begins [CON-30]', () => {
    const entry = read(calendarFile([renewalDay(year)], madeAt))
    expect(entry.get('DTSTART;VALUE=DATE')).toBe('20271018')
    expect(entry.get('DTEND;VALUE=DATE')).toBe('20271019')
    expect(entry.get('DTSTAMP')).toBe('20261115T123456Z')
    expect(entry.get('UID')).toBe('renewal-A-10000001')
    expect(entry.get('SUMMARY')).toBe('Acorn policy ends on 15 November 2027')
  })
})

it('includes the last day of cover, which states whether cover continues [CON-30]', () => {
  const file = calendarFile([renewalDay(year), lastDayOfCover(year)], madeAt)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('DTSTART;VALUE=DATE:20271115\r\n')
  expect(lastDayOfCover(year).title).toBe('Last day of Acorn cover')
  expect(lastDayOfCover({ ...year, automaticRenewal: true }).words).toContain('renews automatically')
})

describe('a calendar file', () => {
  const day = { ...renewalDay(year), title: 'Renew; or not, as you like\\', words: 'One\nTwo £'.repeat(40) }
  const file = calendarFile([day], madeAt)

  it('escapes the characters that would end a value', () => {
    expect(read(file).get('SUMMARY')).toBe('Renew\\; or not\\, as you like\\\\')
  })

  it('has no line over 75 octets and no bare new line, and loses no text', () => {
    const lines = file.split('\r\n')
    for (const line of lines)
      expect(encodeURIComponent(line).replaceAll(/%[0-9A-F]{2}/g, 'x').length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(lines.at(-1)).toBe('')
    // The reminder has the title; the description of the event comes before it.
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${day.words.replaceAll('\n', '\\n')}\r\n`)
  })
})
