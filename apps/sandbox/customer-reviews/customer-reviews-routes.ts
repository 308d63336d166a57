import type { FastifyInstance } from 'fastify'
import { isOwnPage } from '../http/answer.ts'
import { takeForms } from '../http/request.ts'

/** Whether the simulated provider has reviews. Off until switched on at the console, and after a restart. */
export type ReviewsSwitch = { isOn: boolean }

const reviews = [
  {
    stars: 5,
    title: 'Quick and clear',
    text: 'Ten minutes from my registration to my documents.',
    author: 'Sam T',
  },
  { stars: 2, title: 'Long wait', text: 'I waited on the phone for longer than I expected.', author: 'Jo M' },
  {
    stars: 4,
    title: 'Easy to change',
    text: 'I changed my start date and saw the new price straight away.',
    author: 'Ray P',
  },
].map((review, index) => ({ id: `sandbox-${index + 1}`, ...review }))

type ByBrand = { Params: { brand: string } }

/** A provider of customer reviews (README.md). One has two stars: the product must not show it. */
export function customerReviewsRoutes(app: FastifyInstance, switched: ReviewsSwitch): void {
  app.get<ByBrand>('/customer-reviews/v1/brands/:brand', () => ({ reviews: switched.isOn ? reviews : [] }))
  app.register(async (scope) => {
    takeForms(scope)
    for (const [place, isOn] of [
      ['on', true],
      ['off', false],
    ] as const)
      scope.post(`/customer-reviews/${place}`, (request, reply) => {
        if (!isOwnPage(request)) return reply.code(403).send('Only this page may send this form.')
        switched.isOn = isOn
        return reply.redirect('/#reviews', 303)
      })
  })
}
