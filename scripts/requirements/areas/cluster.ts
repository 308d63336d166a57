import type { Area } from '../area'

/**
 * What we ask of ourselves where one machine is not enough; the specification says nothing of it. Numbers go by subject: 1xx the
 * engines, 2xx pooling, 3xx failover, 4xx documents as objects, 5xx reading elsewhere, 6xx growth.
 */
export const cluster: Area = {
  code: 'CLU',
  name: 'Beyond one machine',
  titles: {
    'CLU-401': 'Documents are stored as objects named by their hash, once',
    'CLU-402': 'Documents are moved both ways while people buy',
    'CLU-403': 'A damaged object is never served and is found',
    'CLU-404': 'While the object store is away people buy',
    'CLU-405': 'Objects that nothing names are removed a day later',
    'CLU-406': 'A changed key encrypts objects anew',
    'CLU-407': 'A backup holds documents wherever they are',
    'CLU-501': 'A replica serves reads that have all that was written',
    'CLU-502': 'A replica that is behind or missing is passed by',
  },
}
