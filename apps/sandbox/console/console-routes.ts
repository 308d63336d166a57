import type { FastifyInstance } from 'fastify'
import type { Provider } from '../cards/provider'
import type { ReviewsSwitch } from '../customer-reviews/customer-reviews-routes'
import type { MailBox } from '../email/mailbox'
import { cardsView } from './card-section'
import { deskPage } from './console-page'
import { deskStyle } from './console-style'
import { letterPage } from './emails'
import { markSvg } from './html'

const HTML = 'text/html; charset=utf-8'

type Surroundings = {
  siteUrl: URL
  mailBox: MailBox
  smtpPort: () => number
  cards: Provider
  reviews: ReviewsSwitch
}
type ById = { Params: { id: string } }

export function deskRoutes(
  app: FastifyInstance,
  { siteUrl, mailBox, smtpPort, cards, reviews }: Surroundings,
): void {
  const letter = (id: string) => mailBox.letter(Number(id))

  app.get('/', (_request, reply) =>
    reply.type(HTML).send(
      deskPage({
        siteUrl,
        smtpPort: smtpPort(),
        letters: mailBox.letters(),
        cards: cardsView(cards),
        reviews,
      }),
    ),
  )
  app.get('/desk.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(deskStyle))
  app.get('/desk.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(deskScript))
  app.get('/mark.svg', (_request, reply) => reply.type('image/svg+xml').send(markSvg))

  app.get<ById>('/mail/:id', (request, reply) => {
    const found = letter(request.params.id)
    return found === undefined ? reply.callNotFound() : reply.type(HTML).send(letterPage(found))
  })
  app.get<ById>('/mail/:id/source', (request, reply) => {
    const found = letter(request.params.id)
    return found === undefined
      ? reply.callNotFound()
      : reply.type('text/plain; charset=utf-8').send(found.raw)
  })
}

/** The desk's only script: copy buttons, shown where they can work, and said aloud when they have. */
const deskScript = `'use strict'
const said = document.getElementById('said')
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
    said.textContent = outcome + ' ' + value
    clearTimeout(back)
    back = setTimeout(() => {
      label.textContent = 'Copy'
      button.classList.remove('done')
    }, 2000)
  })
}
`
