import type { FastifyInstance } from 'fastify'
import type { Provider } from '../cards/provider'
import type { ReviewsSwitch } from '../customer-reviews/customer-reviews-routes'
import type { MailBox } from '../mail/mail-box'
import { cardsView } from './cards-view'
import { deskPage } from './desk-page'
import { deskScript } from './desk-script'
import { deskStyle } from './desk-style'
import { letterPage } from './letter-page'
import { markSvg } from './page'

const HTML = 'text/html; charset=utf-8'

type Surroundings = {
  siteUrl: URL
  mailBox: MailBox
  mailPort: () => number
  cards: Provider
  reviews: ReviewsSwitch
}
type ById = { Params: { id: string } }

export function deskRoutes(
  app: FastifyInstance,
  { siteUrl, mailBox, mailPort, cards, reviews }: Surroundings,
): void {
  const letter = (id: string) => mailBox.letter(Number(id))

  app.get('/', (_request, reply) =>
    reply.type(HTML).send(
      deskPage({
        siteUrl,
        mailPort: mailPort(),
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
