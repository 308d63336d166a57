/** Words of a paper, some of them in bold. */
export type Text = string | readonly Span[]
export type Span = string | { strong: string }

export function strong(text: string): Span {
  return { strong: text }
}

export function spansOf(text: Text): readonly Span[] {
  return typeof text === 'string' ? [text] : text
}
