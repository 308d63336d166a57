import * as z from 'zod/mini'
import { call } from '../../call'
import { restartablePolicy } from '../../entities/restartable-policy'
import { instant } from '../../wire/dates'
import { sent } from '../../wire/objects'
import { serviceKeyHeaders } from './service-key'

export const getAcornRestartablePolicies = call({
  name: 'GetAcornRestartablePolicies',
  requirement: 'API-37',
  summary: 'The cancelled policies that may be restarted, for the back office only.',
  access: 'service-key',
  method: 'GET',
  path: '/api/v1/RestartPolicy/GetAcornRestartablePolicies',
  host: 'restart',
  headers: serviceKeyHeaders,
  query: sent({ ignoreOlderThan: instant }),
  replies: { 200: z.array(restartablePolicy) },
  problems: { 403: ['FORBIDDEN'] },
})
