import { wordsOfAct } from '@milepost/domain/desk/audit-acts'
import type { AuditDetails, AuditEntry } from '../../platform/audit/ports.ts'

const headings = [
  'Entry',
  'Time (UTC)',
  'Person',
  'Account',
  'Through',
  'Act',
  'In words',
  'About',
  'Id',
  'Because',
  'Before',
  'After',
  'Outcome',
  'Code',
]

/** Entries as a file for spreadsheets: one line each, every value in quotes (RFC 4180), with a UTF-8 byte order mark. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map(({ position, at, who, account, door, act, about, because, ...entry }) => [
    String(position),
    at.toISOString(),
    who,
    account ?? '',
    door,
    act,
    wordsOfAct(act),
    about.kind,
    about.id,
    because,
    detailsText(entry.before),
    detailsText(entry.after),
    entry.outcome ?? 'done',
    entry.reasonCode ?? '',
  ])
  return `\uFEFF${[headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A spreadsheet would run a value that begins like a formula. A leading apostrophe makes it text (OWASP). */
function cell(value: string): string {
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

export function detailText(value: AuditDetails[string] | undefined): string | undefined {
  if (value === undefined || value === null) return undefined
  return Array.isArray(value) ? value.join(', ') : String(value)
}

const detailsText = (details: AuditDetails | undefined) =>
  Object.entries(details ?? {})
    .map(([name, value]) => `${name}: ${detailText(value) ?? 'none'}`)
    .join('; ')
