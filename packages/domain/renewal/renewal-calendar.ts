import { addDays, formatDate, type LocalDate } from '../values/local-date'
import { type PolicyEnd, renewalContactOn, whenItEnds } from './automatic-renewal'

/** A day in a customer's own calendar. Nothing personal is in it but the number of their policy. */
export type CalendarDay = { id: string; on: LocalDate; title: string; words: string }

/** The day on which the end of a policy is worth a thought: the one on which we write (CON-30). */
export function renewalDay(policy: PolicyEnd & { firm: string; policyNumber: string }): CalendarDay {
  const { firm, policyNumber, term, lastDay } = policy
  return {
    id: `renewal-${policyNumber}`,
    on: renewalContactOn(term, lastDay),
    title: `${firm} policy ends on ${formatDate(lastDay)}`,
    words: `Policy ${policyNumber}. ${whenItEnds(policy)}`,
  }
}

/** As every calendar reads it (RFC 5545): a whole day that keeps nobody busy, with a reminder at nine in the morning. */
export function calendarFile({ id, on, title, words }: CalendarDay, madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Milepost//Policy reminders//EN',
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
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const basic = (date: LocalDate) => date.replaceAll('-', '')

/** Commas, semicolons and new lines mean something of their own (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

/** No line is longer than 75 octets; a space carries it on (RFC 5545, 3.1). No character is torn apart. */
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

/** Of one character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x1_00_00 ? 3 : 4
}
