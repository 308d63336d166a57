import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, connect } from '../../db/connect.ts'
import { openQueue } from '../queue.ts'
import { jobStore } from '../store.ts'
import { testJobs } from './test-jobs.ts'

type Orders = {
  connection: Connection
  pace: { leaseSeconds: number; pollMs: number; sweepMs: number }
  busyMs: number
}

/** Claims jobs, is busy with each for a while, and prints what becomes of them. */
const { connection, pace, busyMs }: Orders = JSON.parse(process.argv[2] ?? '')
const say = (word: string) => process.stdout.write(`${word}\n`)
const { db } = await connect(connection, () => {})
const queue = openQueue({ store: jobStore(db), log: ({ event }) => say(event), pace })
queue.work(
  testJobs(),
  async () => {
    say('taken')
    await pause(busyMs)
  },
  { concurrency: 1 },
)
