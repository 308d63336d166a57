import { type AttachedFile, emailText } from '../email/email-text.ts'
import type { Email } from '../email/inbox.ts'
import { type Html, html, page } from './html.ts'

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
    return html`<p class="empty">No emails yet. Reload this page after an email is sent.</p>`
  const items = emails.map(
    (email) => html`<li><a href="/mail/${email.id}">${subjectOf(emailText(email.raw).subject)}</a>
<span class="to">to ${email.to.join(', ')}</span>${receivedAt(email)}</li>`,
  )
  return html`<ul class="letters">${items}</ul>`
}

/** One email as mail programs show it: its HTML in a frame of its own, light and dark, wide and on a phone, and its plain text. */
export function emailPage(email: Email): string {
  const { subject, from, text, html: body, attachments } = emailText(email.raw)
  return page(
    subjectOf(subject),
    html`<main id="main" class="wide letter">
<p><a href="/#mail">Back to the mailbox</a></p>
<h1>${subjectOf(subject)}</h1>
<dl>
<div><dt>From</dt><dd>${from || email.from}</dd></div>
<div><dt>To</dt><dd>${email.to.join(', ')}</dd></div>
<div><dt>Received</dt><dd>${receivedAt(email)}</dd></div>
</dl>
${attachments.length > 0 ? attachedList(email, attachments) : ''}
${body === undefined ? html`<pre>${text}</pre>` : views(email, text)}
<p><a href="/mail/${email.id}/source">The message as received</a></p>
</main>`,
  )
}

function attachedList(email: Email, files: readonly AttachedFile[]): Html {
  const total = files.reduce((sum, { content }) => sum + content.length, 0)
  const items = files.map(
    ({ name, content }, place) =>
      html`<li><a href="/mail/${email.id}/attached/${place}">${name}</a> (${inBytes(content.length)})</li>`,
  )
  return html`<details class="attached"><summary>${files.length} attached, ${inBytes(total)}</summary><ul>${items}</ul></details>`
}

function inBytes(count: number): string {
  if (count < 1_000) return `${count} bytes`
  return count < 1_000_000 ? `${Math.round(count / 1_000)} KB` : `${(count / 1_000_000).toFixed(1)} MB`
}

/** Switched by the stylesheet, without a script. */
function views({ id }: Email, text: string): Html {
  const choice = (name: string, value: string, label: string, isFirst: boolean) =>
    html`<label><input type="radio" name="${name}" value="${value}"${isFirst ? html` checked` : ''}>${label}</label>`
  const frame = (scheme: string) =>
    html`<iframe class="${scheme}" src="/mail/${id}/body?scheme=${scheme}" title="The email, ${scheme}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>`
  return html`<div class="views">
<fieldset><legend>Show as</legend>${choice('view', 'wide', 'Computer', true)}${choice('view', 'phone', 'Phone', false)}${choice('view', 'plain', 'Plain text', false)}</fieldset>
<fieldset class="schemes"><legend>Colours</legend>${choice('scheme', 'light', 'Light', true)}${choice('scheme', 'dark', 'Dark', false)}</fieldset>
${frame('light')}${frame('dark')}
<pre>${text}</pre>
</div>`
}

/**
 * The HTML of an email. Its pictures are embedded. Links open in another tab. A scheme is chosen by making its media query always or
 * never true, because a frame cannot be given a preference.
 */
export function emailBody(email: Email, scheme: 'light' | 'dark'): string {
  const { html: body = '', pictures } = emailText(email.raw)
  const withPictures = pictures.reduce(
    (shown, { contentId, contentType, content }) =>
      shown.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${content.toString('base64')}`),
    body,
  )
  return withPictures
    .replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
    .replace('content="light dark"', `content="${scheme}"`)
    .replace(':root { color-scheme: light dark;', `:root { color-scheme: ${scheme};`)
    .replace(/<head>/i, '<head><base target="_blank">')
}

export function attachedFile(email: Email, place: number): AttachedFile | undefined {
  return emailText(email.raw).attachments[place]
}

const CSP = 'content-security-policy'

/** The page around an email may frame pages of this server, and is otherwise as strict as the rest. */
export const framesItself = [
  CSP,
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
] as const

/** The email runs no script, fetches nothing and has no origin, inside the frame and outside. */
export const shownAlone = [
  CSP,
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
] as const
