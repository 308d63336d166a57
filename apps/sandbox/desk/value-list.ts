import { type Html, html } from './html'
import type { SentinelNote } from './sentinel-notes'

/** A registration as on the road: with its space, read out letter by letter where needed. */
export function plate(registration: string): Html {
  return html`<span class="plate">${registration.replace(/^(.{4})(.{3})$/, '$1 $2')}</span>`
}

/** Shown by the page's script: without it there is nothing a copy button could do. */
function copyButton(value: string): Html {
  return html`<button class="copy" type="button" data-copy="${value}" hidden>Copy<span class="visually-hidden"> ${value}</span></button>`
}

export function valueList(notes: readonly SentinelNote[], shown: (value: string) => Html): Html {
  const items = notes.map(
    ({ value, what }) => html`<li>${shown(value)}<span class="what">${what}</span>${copyButton(value)}</li>`,
  )
  return html`<ul class="values">${items}</ul>`
}
