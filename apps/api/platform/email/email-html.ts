import type { LetterPart } from './email-part'

type Page = { subject: string; heading: string; parts: readonly LetterPart[]; foot: readonly string[] }

/** A letter as a page of its own. */
export function letterPage({ subject, heading, parts, foot }: Page): string {
  const body = [
    `<h1 style="${styles.heading}">${escaped(heading)}</h1>`,
    ...parts.map(inHtml),
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

function inHtml(part: LetterPart): string {
  if (typeof part === 'string') return `<p style="${styles.line}">${escaped(part)}</p>`
  if ('press' in part)
    return `<p style="${styles.line}"><a href="${escaped(part.address)}" style="${styles.button}">${escaped(part.press)}</a></p>`
  if ('title' in part) return `<h2 style="${styles.title}">${escaped(part.title)}</h2>`
  if ('facts' in part)
    return listOf(
      styles.facts,
      part.facts.map(([label, value]) => `<strong>${escaped(label)}:</strong> ${escaped(value)}`),
    )
  return listOf(styles.list, part.list.map(escaped))
}

function listOf(style: string, items: readonly string[]): string {
  const lines = items.map((item) => `<li style="${styles.item}">${item}</li>`)
  return `<ul style="${style}">\n${lines.join('\n')}\n</ul>`
}

/** In the tags themselves: many mail programs drop a style sheet. */
const styles = {
  body: 'max-width:34em;margin:0 auto;padding:24px 16px;font-family:Arial,Helvetica,sans-serif;font-size:17px;line-height:1.5',
  heading: 'margin:0 0 20px;font-size:25px;line-height:1.25',
  title: 'margin:32px 0 12px;font-size:20px;line-height:1.3',
  line: 'margin:0 0 20px',
  facts: 'margin:0 0 20px;padding:0;list-style:none',
  list: 'margin:0 0 20px;padding:0 0 0 22px',
  item: 'margin:0 0 8px',
  button:
    'display:inline-block;padding:14px 26px;border:1px solid #ffffff;border-radius:8px;background-color:#1d4468;color:#ffffff;font-weight:bold;text-decoration:none',
  rule: 'margin:32px 0 16px;border:0;border-top:1px solid #8a8f98',
  foot: 'margin:0 0 10px;font-size:14px',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
