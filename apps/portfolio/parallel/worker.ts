import { parentPort, workerData } from 'node:worker_threads'
import { type Job, type Task, workOf } from './work-of.ts'

// Only `inParallel` starts this file, with a job.
const work = workOf(workerData as Job)

parentPort?.on('message', ({ number, chunk }: Task) => {
  parentPort?.postMessage({ number, answer: work(chunk) })
})
