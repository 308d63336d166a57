import type { Area } from '../area'

/**
 * What we ask of ourselves where one machine is not enough; the specification says nothing of it. Numbers go by subject: 1xx the
 * cluster on one machine, 2xx what it survives, 4xx documents as objects, 5xx reading elsewhere, 6xx growth, 7xx load and
 * start, 9xx its operators.
 */
export const cluster: Area = {
  code: 'CLU',
  name: 'Beyond one machine',
  titles: {
    'CLU-101': 'One command brings up a whole cluster on one machine',
    'CLU-102': 'A missing package is installed, or named with the command that does',
    'CLU-103': 'Ports that are taken are named before anything starts',
    'CLU-104': 'A commit that was acknowledged survives its leader',
    'CLU-105': 'The pooler keeps our time limits and finds the new leader',
    'CLU-106': 'Stopping leaves no process, folder or user',
    'CLU-107': 'What ends is started again, unless it is held down',
    'CLU-108': 'One page and one command say who is who',
    'CLU-109': 'Starting what runs, or ran, changes nothing and takes nothing else’s place',
    'CLU-201': 'Leaders and etcd are taken away while people buy',
    'CLU-202': 'No acknowledged purchase is lost or doubled, no process restarts',
    'CLU-203': 'A process that starts between two leaders waits for the new one',
    'CLU-204': 'A process works behind PgBouncer in session and transaction mode',
    'CLU-205': 'Time limits hold on pooled connections, and are missed before production starts',
    'CLU-206': 'A migration waits for a bounded time and names who holds it',
    'CLU-207': 'Without a free connection customers are told to ask again, in time',
    'CLU-208': 'A rolling restart and a schema upgrade under load refuse nobody',
    'CLU-401': 'Documents are stored as objects named by their hash, once',
    'CLU-402': 'Documents are moved both ways while people buy',
    'CLU-403': 'A damaged object is never served and is found',
    'CLU-404': 'While the object store is away people buy',
    'CLU-405': 'Objects that nothing names are removed a day later',
    'CLU-406': 'A changed key encrypts objects anew',
    'CLU-407': 'A backup holds documents wherever they are',
    'CLU-408': 'Killed during writes, the object store loses nothing it acknowledged',
    'CLU-501': 'A replica serves reads that have all that was written',
    'CLU-502': 'A replica that is behind or missing is passed by',
    'CLU-601': 'Versions of quotes are kept and found by the month',
    'CLU-602': 'Months are made ahead, and a missing one refuses nobody',
    'CLU-603': 'A database is converted to months while people buy, losing nothing',
    'CLU-604': 'A month whose quotes are due is dropped, one person’s at once',
    'CLU-605': 'What is kept longer leaves its month before that is dropped',
    'CLU-606': 'A backup with months is restored with them',
    'CLU-607': 'Packed versions are read back whole, and those from before too',
    'CLU-608': 'A version is packed to a fraction and kept whole in its row',
    'CLU-701': 'A server starts from what was compiled of it before',
    'CLU-702': 'A start reads the sources again only if they may have changed',
    'CLU-703': 'Sessions are saved by one statement, counts without waiting for the disk',
    'CLU-704': 'A new session is saved by the statement that makes its quote',
    'CLU-901': 'Leader, replicas, connections, object store and clocks have alerts and runbooks',
    'CLU-902': 'A game day plays them and reports what customers saw',
  },
}
