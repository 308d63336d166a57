import type { Firm } from '@milepost/domain/brands/firm'
import { printable } from '@milepost/domain/values/printable'
import { letterPage } from './email-html'
import type { LetterPart } from './email-part'
import type { MailWords } from './ports'

export type Letter = {
  firm: Firm
  subject: string
  heading: string
  /** In the order they are read. */
  parts: readonly LetterPart[]
}

/**
 * Puts a letter into the two forms a mail has, both made of the same words. No table, no picture and nothing fetched: it reads
 * alike in every mail program, and opening it tells nobody. Only the button has colours of its own, so a dark program may be dark.
 */
export function letter({ firm, subject, heading, parts }: Letter): MailWords {
  const foot = [
    `${firm.name}, ${firm.phone.display}. ${firm.openingHours}.`,
    `${firm.legalName}, ${firm.registeredOffice}. Company number ${firm.companyNumber}.`,
    firm.regulation,
  ]
  const said = parts.map(tidy)
  const text = [heading, ...said.map(inText), '--', ...foot]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: letterPage({ subject, heading, parts: said, foot }),
  }
}

function inText(part: LetterPart): string {
  if (typeof part === 'string') return part
  if ('press' in part) return `${part.press}:\n${part.address}`
  if ('title' in part) return part.title
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  return part.list.map((item) => `- ${item}`).join('\n')
}

/** A name or a vehicle comes from outside: a mark in it that turns the writing round must not turn ours. */
function tidy(part: LetterPart): LetterPart {
  if (typeof part === 'string') return printable(part)
  if ('facts' in part)
    return { facts: part.facts.map(([label, value]) => [label, printable(value)] as const) }
  if ('list' in part) return { list: part.list.map(printable) }
  return part
}
