import { letterText } from '../email/email-text'
import type { Letter } from '../email/mailbox'
import { type Html, html, page } from './html'

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

function receivedAt(letter: Letter): Html {
  return html`<time datetime="${letter.receivedAt.toISOString()}">${clock.format(letter.receivedAt)}</time>`
}

/** Mail without a subject still needs a name to click on. */
function subjectOf(subject: string): string {
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

/** One email, as plain text: whatever it holds is shown, never run. */
export function letterPage(letter: Letter): string {
  const { subject, from, text, attachments } = letterText(letter.raw)
  const attached = attachments.map(({ name, bytes }) => html`<li>${name} (${bytes} bytes)</li>`)
  return page(
    subjectOf(subject),
    html`<main id="main" class="wide letter">
<p><a href="/#mail">Back to the mail box</a></p>
<h1>${subjectOf(subject)}</h1>
<dl>
<div><dt>From</dt><dd>${from || letter.from}</dd></div>
<div><dt>To</dt><dd>${letter.to.join(', ')}</dd></div>
<div><dt>Received</dt><dd>${receivedAt(letter)}</dd></div>
</dl>
${attached.length > 0 ? html`<h2>Attached</h2><ul>${attached}</ul>` : ''}
<pre>${text}</pre>
<p><a href="/mail/${letter.id}/source">The message as it came</a></p>
</main>`,
  )
}
