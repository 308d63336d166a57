import type { FastifyInstance } from 'fastify'
import type { Provider } from '../cards/provider.ts'
import type { SandboxClock } from '../clock/clock.ts'
import type { ReviewsSwitch } from '../customer-reviews/customer-reviews-routes.ts'
import type { Inbox } from '../email/inbox.ts'
import { cardsView } from './card-section.ts'
import { consolePage } from './console-page.ts'
import { consoleStyle } from './console-style.ts'
import { attachedFile, emailBody, emailPage, framesItself, shownAlone } from './emails.ts'
import { markSvg } from './html.ts'

const HTML = 'text/html; charset=utf-8'

type Surroundings = {
  siteUrl: URL
  deskUrl: URL | undefined
  inbox: Inbox
  smtpPort: () => number
  cards: Provider
  reviews: ReviewsSwitch
  clock?: SandboxClock | undefined
}
type ById = { Params: { id: string } }

export function consoleRoutes(
  app: FastifyInstance,
  { siteUrl, deskUrl, inbox, smtpPort, cards, reviews, clock }: Surroundings,
): void {
  const email = (id: string) => inbox.email(Number(id))

  app.get('/', (_request, reply) =>
    reply.type(HTML).send(
      consolePage({
        siteUrl,
        deskUrl,
        smtpPort: smtpPort(),
        emails: inbox.emails(),
        cards: cardsView(cards),
        reviews,
        clock: clock && { now: clock.now(), isShared: clock.isShared() },
      }),
    ),
  )
  app.get('/console.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(consoleStyle))
  app.get('/console.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(consoleScript),
  )
  app.get('/mark.svg', (_request, reply) => reply.type('image/svg+xml').send(markSvg))

  app.get<ById>('/mail/:id', (request, reply) => {
    const found = email(request.params.id)
    if (found === undefined) return reply.callNotFound()
    return reply
      .header(...framesItself)
      .type(HTML)
      .send(emailPage(found))
  })
  app.get<ById & { Querystring: { scheme?: string } }>('/mail/:id/body', (request, reply) => {
    const found = email(request.params.id)
    if (found === undefined) return reply.callNotFound()
    const scheme = request.query.scheme === 'dark' ? 'dark' : 'light'
    return reply
      .header(...shownAlone)
      .type(HTML)
      .send(emailBody(found, scheme))
  })
  app.get<{ Params: { id: string; place: string } }>('/mail/:id/attached/:place', (request, reply) => {
    const { id, place } = request.params
    const found = email(id)
    const file = found && attachedFile(found, Number(place))
    if (file === undefined) return reply.callNotFound()
    return reply
      .header(...shownAlone)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .type(file.contentType === 'application/pdf' ? file.contentType : 'application/octet-stream')
      .send(file.content)
  })
  app.get<ById>('/mail/:id/source', (request, reply) => {
    const found = email(request.params.id)
    return found === undefined
      ? reply.callNotFound()
      : reply.type('text/plain; charset=utf-8').send(found.raw)
  })
}

/** The console's only script: copy buttons, shown if they can work, with a spoken confirmation. */
const consoleScript = `'use strict'
const status = document.getElementById('said')
for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!navigator.clipboard) continue
  button.hidden = false
  const label = button.firstChild
  let back
  button.addEventListener('click', async () => {
    const value = button.dataset.copy
    let outcome = 'Copied'
    try {
      await navigator.clipboard.writeText(value)
    } catch {
      outcome = 'Not copied'
    }
    label.textContent = outcome
    button.classList.toggle('done', outcome === 'Copied')
    status.textContent = outcome + ' ' + value
    clearTimeout(back)
    back = setTimeout(() => {
      label.textContent = 'Copy'
      button.classList.remove('done')
    }, 2000)
  })
}
`
