import * as z from 'zod/mini'
import { call } from '../../call'
import { coded } from '../../entities/coded'

export const getReferenceData = call({
  name: 'GetReferenceData',
  requirement: 'API-45',
  summary: 'Every code list by its name; loaded once a visit.',
  description:
    'Every list as `code` and `desc`. The answer carries an `ETag`: keep it and ask with `If-None-Match`.',
  isCacheable: true,
  method: 'GET',
  path: '/api/v1/ReferenceData/GetReferenceData',
  replies: { 200: z.record(z.string(), z.array(coded)) },
})
