import { jobStore } from '../db/jobs'
import { openQueue, type Queue } from '../jobs/queue'
import { OfficeError, type Verb } from './verb'

/** What is to be done, and what could not be: a dead job lies until somebody has it tried again (F17, F20, F21). */
export const jobs: Verb = {
  usage: 'jobs [again <id of a dead one | all>]',
  about: 'Lists what is to be done and what was given up; gives what was given up another try.',
  async does([word, which, ...rest], { database: { db } }) {
    const isAgain = word === 'again' && which !== undefined
    if ((word !== undefined && !isAgain) || rest.length > 0) throw new OfficeError(`usage: ${jobs.usage}`)
    const queue = openQueue({ store: jobStore(db), log: () => {} })
    return isAgain ? tryAgain(which, queue) : list(queue)
  },
}

async function list(queue: Queue): Promise<readonly string[]> {
  const open = [...(await queue.openJobs())].filter(([, count]) => count > 0)
  const dead = await queue.deadJobs()
  const lines = [
    ...open.map(([name, count]) => `open  ${name}  ${count}`),
    // A job holds ids and nothing else.
    ...dead.map(
      ({ id, name, data, diedAt }) =>
        `dead  ${name}  ${id}  ${diedAt.toISOString()}  ${JSON.stringify(data)}`,
    ),
  ]
  return lines.length > 0 ? lines : ['Nothing is to be done, and nothing was given up']
}

async function tryAgain(which: string, queue: Queue): Promise<readonly string[]> {
  const dead = await queue.deadJobs()
  const chosen = which === 'all' ? dead : dead.filter(({ id }) => id === which)
  if (chosen.length === 0)
    throw new OfficeError(which === 'all' ? 'No job is dead' : `There is no dead job ${which}`)
  for (const job of chosen) await queue.revive(job)
  return chosen.map(({ name, id }) => `${name} ${id} is tried once more`)
}
