import { type Html, html, type Part } from './html'

/** A part of the report: what it is about on one side, what it shows on the other. */
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

/** A place along a chart, as a per cent of its width. */
export function along(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`
}
