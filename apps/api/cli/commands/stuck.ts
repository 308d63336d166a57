import { recorded } from '../../platform/audit/store.ts'
import { openQueue } from '../../platform/jobs/queue.ts'
import { jobStore } from '../../platform/jobs/store.ts'
import { openPayments } from '../../purchase/attempt/store.ts'
import { type Act, CommandError, type Look } from './command.ts'

/** For a stuck payment: its state, since when, and the id that its provider knows it by. */
export const payments: Look = {
  usage: 'payments',
  about: 'Lists the unfinished payments, the one that has been in its state longest first.',
  async shows(words, { database: { db }, clock }) {
    if (words.length > 0) throw new CommandError(`usage: ${payments.usage}`)
    const now = clock().getTime()
    const lines = (await openPayments(db)).map(({ since, state, id, reference, provider, providerRef }) => {
      const minutes = Math.max(0, Math.floor((now - since.getTime()) / 60_000))
      const named = providerRef === null ? 'unknown to the provider' : `${provider} ${providerRef}`
      return `${state}  ${minutes} min  ${id}  ${reference}  ${named}`
    })
    return lines.length > 0 ? lines : ['No payment is unfinished']
  },
}

/** Waiting and dead jobs. A dead job stays until an operator has it retried (F17, F20, F21). */
export const jobs: Look = {
  usage: 'jobs',
  about: 'Lists the open jobs and the dead jobs.',
  async shows(words, { database: { db } }) {
    if (words.length > 0) throw new CommandError(`usage: ${jobs.usage}, or ${retryJobs.usage}`)
    const queue = openQueue({ store: jobStore(db), log: () => {} })
    const open = [...(await queue.openJobs())].filter(([, count]) => count > 0)
    const dead = await queue.deadJobs()
    const lines = [
      ...open.map(([name, count]) => `open  ${name}  ${count}`),
      // A job's data holds ids only.
      ...dead.map(
        ({ id, name, data, diedAt }) =>
          `dead  ${name}  ${id}  ${diedAt.toISOString()}  ${JSON.stringify(data)}`,
      ),
    ]
    return lines.length > 0 ? lines : ['No job is open or dead']
  },
}

export const retryJobs: Act = {
  usage: 'jobs again <id of a dead job | all>',
  about: 'Retries dead jobs.',
  async does([which, ...rest], { database: { db }, clock, by }) {
    if (which === undefined || rest.length > 0) throw new CommandError(`usage: ${retryJobs.usage}`)
    return recorded(db, by, clock(), async (transaction, record) => {
      const queue = openQueue({ store: jobStore(transaction), log: () => {} })
      const dead = await queue.deadJobs()
      const chosen = which === 'all' ? dead : dead.filter(({ id }) => id === which)
      if (chosen.length === 0)
        throw new CommandError(which === 'all' ? 'No job is dead' : `There is no dead job ${which}`)
      for (const job of chosen) {
        await queue.revive(job)
        const before = { name: job.name, diedAt: job.diedAt.toISOString() }
        record({ act: 'job.retry', about: { kind: 'job', id: job.id }, before })
      }
      return chosen.map(({ name, id }) => `${name} ${id} will be retried`)
    })
  },
}
