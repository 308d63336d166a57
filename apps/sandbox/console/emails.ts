import { emailText } from '../email/email-text'
import type { Email } from '../email/inbox'
import { type Html, html, page } from './html'

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

function receivedAt(email: Email): Html {
  return html`<time datetime="${email.receivedAt.toISOString()}">${clock.format(email.receivedAt)}</time>`
}

/** An email without a subject still needs a link text. */
function subjectOf(subject: string): string {
  return subject.trim() || '(no subject)'
}

export function emailList(emails: readonly Email[]): Html {
  if (emails.length === 0)
    return html`<p class="empty">No mail yet. Reload this page after something was sent.</p>`
  const items = emails.map(
    (email) => html`<li><a href="/mail/${email.id}">${subjectOf(emailText(email.raw).subject)}</a>
<span class="to">to ${email.to.join(', ')}</span>${receivedAt(email)}</li>`,
  )
  return html`<ul class="letters">${items}</ul>`
}

/** One email, as plain text: its content is shown, never run. */
export function emailPage(email: Email): string {
  const { subject, from, text, attachments } = emailText(email.raw)
  const attached = attachments.map(({ name, bytes }) => html`<li>${name} (${bytes} bytes)</li>`)
  return page(
    subjectOf(subject),
    html`<main id="main" class="wide letter">
<p><a href="/#mail">Back to the mail box</a></p>
<h1>${subjectOf(subject)}</h1>
<dl>
<div><dt>From</dt><dd>${from || email.from}</dd></div>
<div><dt>To</dt><dd>${email.to.join(', ')}</dd></div>
<div><dt>Received</dt><dd>${receivedAt(email)}</dd></div>
</dl>
${attached.length > 0 ? html`<h2>Attached</h2><ul>${attached}</ul>` : ''}
<pre>${text}</pre>
<p><a href="/mail/${email.id}/source">The message as it came</a></p>
</main>`,
  )
}
