/** Text that is already markup. All other text is escaped when inserted. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Part = string | number | Html | undefined | readonly Part[]

/** Markup with parts: `html\`<b>${name}</b>\``. A list is inserted item by item; undefined inserts nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, at) => text + written(parts[at - 1]) + string))
}

function written(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return part.map(written).join('')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}

/** A section of the report: its description on one side, its content on the other. */
export function section(title: string, about: Part, content: Part): Html {
  return html`
<section>
  <header><h2>${title}</h2><p>${about}</p></header>
  <div class="content">${content}</div>
</section>`
}

/** The colour of a change: dearer, cheaper, neither. */
export function tone(amount: number): 'up' | 'down' | 'same' {
  return amount > 0 ? 'up' : amount < 0 ? 'down' : 'same'
}

/** A position along a chart, in per cent of its width. */
export function along(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`
}
