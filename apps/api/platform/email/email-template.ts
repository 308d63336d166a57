import { themes } from '@milepost/brands/brands'
import type { Firm } from '@milepost/domain/brands/firm'
import { printable } from '@milepost/domain/values/printable'
import type { EmailContent } from './ports'

export type EmailTemplate = {
  firm: Firm
  subject: string
  heading: string
  /** In reading order. */
  parts: readonly EmailPart[]
}

/**
 * Renders an email as text and as HTML with the same words. No tables, images or remote content: it looks the same in every mail
 * program, and opening it cannot be tracked. Only the button has colours, those of its brand, so that dark mode works.
 */
export function renderEmail({ firm, subject, heading, parts }: EmailTemplate): EmailContent {
  const foot = [
    `${firm.name}, ${firm.phone.display}. ${firm.openingHours}.`,
    `${firm.legalName}, ${firm.registeredOffice}. Company number ${firm.companyNumber}.`,
    firm.regulation,
  ]
  const texts = parts.map(tidy)
  const text = [heading, ...texts.map(inText), '--', ...foot]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: emailHtml({ subject, heading, parts: texts, foot, button: buttonStyle(firm) }),
  }
}

function inText(part: EmailPart): string {
  if (typeof part === 'string') return part
  if ('press' in part) return `${part.press}:\n${part.address}`
  if ('title' in part) return part.title
  if ('details' in part) return part.details.map(([label, value]) => `${label}: ${value}`).join('\n')
  return part.list.map((item) => `- ${item}`).join('\n')
}

/** A name or vehicle comes from outside: a bidirectional control character in it must not affect our text. */
function tidy(part: EmailPart): EmailPart {
  if (typeof part === 'string') return printable(part)
  if ('details' in part)
    return { details: part.details.map(([label, value]) => [label, printable(value)] as const) }
  if ('list' in part) return { list: part.list.map(printable) }
  return part
}

/** A paragraph, the button, a heading, labelled details, or a list. */
export type EmailPart =
  | string
  | { press: string; address: string }
  | { title: string }
  | { details: readonly (readonly [label: string, value: string])[] }
  | { list: readonly string[] }

type Page = {
  subject: string
  heading: string
  parts: readonly EmailPart[]
  foot: readonly string[]
  button: string
}

/** The email as an HTML page. */
function emailHtml({ subject, heading, parts, foot, button }: Page): string {
  const body = [
    `<h1 style="${styles.heading}">${escaped(heading)}</h1>`,
    ...parts.map((part) => inHtml(part, button)),
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

function inHtml(part: EmailPart, button: string): string {
  if (typeof part === 'string') return `<p style="${styles.line}">${escaped(part)}</p>`
  if ('press' in part)
    return `<p style="${styles.line}"><a href="${escaped(part.address)}" style="${button}">${escaped(part.press)}</a></p>`
  if ('title' in part) return `<h2 style="${styles.title}">${escaped(part.title)}</h2>`
  if ('details' in part)
    return listOf(
      styles.details,
      part.details.map(([label, value]) => `<strong>${escaped(label)}:</strong> ${escaped(value)}`),
    )
  return listOf(styles.list, part.list.map(escaped))
}

function listOf(style: string, items: readonly string[]): string {
  const lines = items.map((item) => `<li style="${styles.item}">${item}</li>`)
  return `<ul style="${style}">\n${lines.join('\n')}\n</ul>`
}

/** Inline, because many mail programs drop a style sheet. */
const styles = {
  body: 'max-width:34em;margin:0 auto;padding:24px 16px;font-family:Arial,Helvetica,sans-serif;font-size:17px;line-height:1.5',
  heading: 'margin:0 0 20px;font-size:25px;line-height:1.25',
  title: 'margin:32px 0 12px;font-size:20px;line-height:1.3',
  line: 'margin:0 0 20px',
  details: 'margin:0 0 20px;padding:0;list-style:none',
  list: 'margin:0 0 20px;padding:0 0 0 22px',
  item: 'margin:0 0 8px',
  rule: 'margin:32px 0 16px;border:0;border-top:1px solid #8a8f98',
  foot: 'margin:0 0 10px;font-size:14px',
}

/** The colours and corners of the site's button. The edge, in the colour of its text, sets a dark button apart in dark mode. */
function buttonStyle({ code }: Firm): string {
  const { colours, radius } = themes[code]
  return `display:inline-block;padding:14px 26px;border:1px solid ${colours.accentInk};border-radius:${radius.control}px;background-color:${colours.accent};color:${colours.accentInk};font-weight:bold;text-decoration:none`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
