import type { Brand } from '@milepost/domain/brands/brand'
import type { MailWords } from '../ports/mail'

export type Letter = {
  firm: Brand
  subject: string
  heading: string
  /** Paragraphs, and the one thing to press, in the order they are read. */
  parts: readonly (string | { press: string; address: string })[]
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
  const text = [
    heading,
    ...parts.map((part) => (typeof part === 'string' ? part : `${part.press}:\n${part.address}`)),
    '--',
    ...foot,
  ]
  return { subject, text: `${text.join('\n\n')}\n`, html: page(subject, heading, parts, foot) }
}

function page(subject: string, heading: string, parts: Letter['parts'], foot: readonly string[]): string {
  const body = [
    `<h1 style="${styles.heading}">${escaped(heading)}</h1>`,
    ...parts.map((part) =>
      typeof part === 'string'
        ? `<p style="${styles.line}">${escaped(part)}</p>`
        : `<p style="${styles.line}"><a href="${escaped(part.address)}" style="${styles.button}">${escaped(part.press)}</a></p>`,
    ),
    `<hr style="${styles.rule}">`,
    ...foot.map((line) => `<p style="${styles.foot}">${escaped(line)}</p>`),
  ]
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="${styles.body}">
${body.join('\n')}
</body>
</html>
`
}

/** In the tags themselves: many mail programs drop a style sheet. */
const styles = {
  body: 'max-width:34em;margin:0 auto;padding:24px 16px;font-family:Arial,Helvetica,sans-serif;font-size:17px;line-height:1.5',
  heading: 'margin:0 0 20px;font-size:25px;line-height:1.25',
  line: 'margin:0 0 20px',
  button:
    'display:inline-block;padding:14px 26px;border:1px solid #ffffff;border-radius:8px;background-color:#1d4468;color:#ffffff;font-weight:bold;text-decoration:none',
  rule: 'margin:32px 0 16px;border:0;border-top:1px solid #8a8f98',
  foot: 'margin:0 0 10px;font-size:14px',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
