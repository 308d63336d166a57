import type { SentinelNote } from './test-values.ts'

/** Markup that is safe in a page. Only `html` creates it. */
export type Html = { readonly html: string }

type Value = string | number | Html | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A piece of markup; values are escaped unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: strings.reduce((page, text, i) => page + written(values[i - 1] ?? '') + text) }
}

function written(value: Value): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
  if (typeof value === 'number') return String(value)
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('')
}

/** The layout of every page of the console. */
export function page(title: string, body: Html): string {
  return html`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Milepost sandbox</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/console.css">
<script src="/console.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to main content</a>
${body}
<p class="visually-hidden" role="status" id="said"></p>
</body>
</html>
`.html
}

/** A milestone. Drawn by us. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
<path d="M8 29V13a8 8 0 0 1 16 0v16z" fill="#ffd307"/>
<path d="M3 29h26" stroke="#ffd307" stroke-width="2.5" stroke-linecap="round"/>
<path d="M12 24v-9l4 4.5 4-4.5v9" fill="none" stroke="#17202a" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`

/** A registration as on a plate, with its space. */
export function plate(registration: string): Html {
  return html`<span class="plate">${registration.replace(/^(.{4})(.{3})$/, '$1 $2')}</span>`
}

/** Shown by the page's script: a copy button does nothing without it. */
function copyButton(value: string): Html {
  return html`<button class="copy" type="button" data-copy="${value}" hidden>Copy<span class="visually-hidden"> ${value}</span></button>`
}

export function valueList(notes: readonly SentinelNote[], shown: (value: string) => Html): Html {
  const items = notes.map(
    ({ value, what }) => html`<li>${shown(value)}<span class="what">${what}</span>${copyButton(value)}</li>`,
  )
  return html`<ul class="values">${items}</ul>`
}
