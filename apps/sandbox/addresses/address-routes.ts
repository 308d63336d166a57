import type { FastifyInstance, FastifyReply } from 'fastify'
import { addressesOfPostcode } from './addresses-of-postcode.ts'
import { readAddressNumber, readPostcode } from './postcode.ts'

const NONE_THERE = 'ID1 9NF'
const FAILS = 'ID1 9ER'

type Query = { api_key?: string }

/** The published API of Ideal Postcodes, with invented streets. */
export function addressRoutes(app: FastifyInstance): void {
  app.get<{ Params: { postcode: string }; Querystring: Query }>(
    '/v1/postcodes/:postcode',
    (request, reply) => {
      if (!request.query.api_key) return invalidKey(reply)
      const postcode = readPostcode(request.params.postcode)
      if (postcode?.text === FAILS) return reply.code(500).send({ code: 5000, message: 'Server error' })
      if (postcode === undefined || postcode.text === NONE_THERE) {
        return reply.code(404).send({ code: 4040, message: 'Postcode Not Found', suggestions: [] })
      }
      return reply.send({ code: 2000, message: 'Success', result: addressesOfPostcode(postcode) })
    },
  )

  app.get<{ Params: { udprn: string }; Querystring: Query }>('/v1/udprn/:udprn', (request, reply) => {
    if (!request.query.api_key) return invalidKey(reply)
    const number = readAddressNumber(Number(request.params.udprn))
    const address = number && addressesOfPostcode(number.postcode)[number.premise]
    if (address === undefined) return reply.code(404).send({ code: 4044, message: 'No UDPRN found' })
    return reply.send({ code: 2000, message: 'Success', result: address })
  })
}

function invalidKey(reply: FastifyReply): FastifyReply {
  return reply.code(401).send({ code: 4010, message: 'Invalid Key' })
}
