import { letterText } from '../mail/letter-text'
import type { Letter } from '../mail/mail-box'
import { type Html, html } from './html'

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

export function receivedAt(letter: Letter): Html {
  return html`<time datetime="${letter.receivedAt.toISOString()}">${clock.format(letter.receivedAt)}</time>`
}

/** Mail without a subject still needs a name to click on. */
export function subjectOf(subject: string): string {
  return subject.trim() || '(no subject)'
}

export function mailList(letters: readonly Letter[]): Html {
  if (letters.length === 0)
    return html`<p class="empty">No mail yet. Reload this page after something was sent.</p>`
  const items = letters.map(
    (letter) => html`<li><a href="/mail/${letter.id}">${subjectOf(letterText(letter.raw).subject)}</a>
<span class="to">to ${letter.to.join(', ')}</span>${receivedAt(letter)}</li>`,
  )
  return html`<ul class="letters">${items}</ul>`
}
