/** Text that is safe to stand in a page. Only `html` makes it. */
export type Html = { readonly html: string }

type Value = string | number | Html | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A piece of page; whatever is put into it is escaped unless it is a piece of page itself. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: strings.reduce((page, text, i) => page + written(values[i - 1] ?? '') + text) }
}

function written(value: Value): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
  if (typeof value === 'number') return String(value)
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('')
}
