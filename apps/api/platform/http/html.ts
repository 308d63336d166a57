/** HTML that is safe to send: every interpolated value was escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | undefined | Html | readonly Html[]

/** Builds HTML from a template. Strings are escaped; nested Html is not escaped again. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    parts.map((part, index) => (index === 0 ? part : written(values[index - 1]) + part)).join(''),
  )
}

function written(value: Value): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map((piece) => piece.text).join('')
  return escapeHtml(String(value))
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
