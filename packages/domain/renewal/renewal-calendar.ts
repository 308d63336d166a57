import { addDays, type LocalDate, longDate } from '../values/local-date.ts'
import { type PolicyEnd, renewalContactOn, whenItEnds } from './automatic-renewal.ts'

/** A day for the customer's own calendar. The policy number is the only personal data in it. */
export type CalendarDay = { id: string; on: LocalDate; title: string; words: string }

/** The reminder of a policy's end, on the day we write to the customer (CON-30). */
export function renewalDay(policy: PolicyEnd & { firm: string; policyNumber: string }): CalendarDay {
  const { firm, policyNumber, term, lastDay } = policy
  return {
    id: `renewal-${policyNumber}`,
    on: renewalContactOn(term, lastDay),
    title: `${firm} policy ends on ${longDate(lastDay)}`,
    words: `Policy ${policyNumber}. ${whenItEnds(policy)}`,
  }
}

/** The last day of cover itself, for customers who postponed the reminder. It states whether cover continues. */
export function lastDayOfCover(policy: PolicyEnd & { firm: string; policyNumber: string }): CalendarDay {
  const { firm, policyNumber, automaticRenewal, lastDay } = policy
  return {
    id: `last-day-${policyNumber}`,
    on: lastDay,
    title: automaticRenewal ? `${firm} policy renews after today` : `Last day of ${firm} cover`,
    words: automaticRenewal
      ? `Policy ${policyNumber}. It renews automatically.`
      : `Policy ${policyNumber}. You won't be insured after today unless you've renewed it.`,
  }
}

/** An iCalendar file (RFC 5545): all-day events that do not block time, each with a reminder at nine in the morning. */
export function calendarFile(days: readonly CalendarDay[], madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Milepost//Policy reminders//EN',
    ...days.flatMap((day) => eventLines(day, madeAt)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines({ id, on, title, words }: CalendarDay, madeAt: Date): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${madeAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART;VALUE=DATE:${basic(on)}`,
    `DTEND;VALUE=DATE:${basic(addDays(on, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(words)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER;RELATED=START:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

const basic = (date: LocalDate) => date.replaceAll('-', '')

/** Commas, semicolons and new lines have a meaning in iCalendar (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

/** Lines are at most 75 octets and continue after a space (RFC 5545, 3.1). A character is never split. */
function folded(line: string): string {
  const parts: string[] = ['']
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > 75) {
      parts.push('')
      octets = 1
    }
    parts.push(`${parts.pop()}${character}`)
    octets += size
  }
  return parts.join('\r\n ')
}

/** Octets of one character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x1_00_00 ? 3 : 4
}
