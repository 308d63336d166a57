import { letterText } from '../mail/letter-text'
import type { Letter } from '../mail/mail-box'
import { html } from './html'
import { receivedAt, subjectOf } from './mail-list'
import { page } from './page'

/** One letter, as plain text: whatever it holds is shown, never run. */
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
