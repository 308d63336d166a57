import { call } from '../../call'
import { text } from '../../wire/fields'
import { given } from '../../wire/objects'

export const getClientIp = call({
  name: 'GetClientIp',
  requirement: 'API-12',
  summary: "The visitor's own network address, which 3-D Secure asks for.",
  method: 'GET',
  path: '/api/v1/Client/GetClientIp',
  replies: { 200: given({ clientIp: text(45) }) },
})
