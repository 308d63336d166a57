import { Worker } from 'node:worker_threads'
import type { RecordChunk } from '../csv/split-records.ts'
import type { Answers, Job, Task } from './work-of.ts'

/** Chunks in progress per worker: one being processed and some waiting, so that no worker is idle and memory use stays constant. */
const UNDER_WAY = 4

/**
 * Passes chunks to worker threads and yields the answers in the order of the chunks. It reads no more chunks than the threads can process.
 * The bundle puts the worker next to the program.
 */
export async function* inParallel<Kind extends Job['kind']>(
  job: Job & { kind: Kind },
  chunks: AsyncIterable<RecordChunk>,
  workers: number,
): AsyncGenerator<Answers[Kind]> {
  const crew = Array.from({ length: workers }, () => new Hand<Answers[Kind]>(job))
  try {
    const waiting: Promise<Answers[Kind]>[] = []
    for await (const chunk of chunks) {
      const [least] = crew.sort((a, b) => a.busy - b.busy)
      if (least === undefined) throw new RangeError('At least one worker is needed')
      waiting.push(least.take(chunk))
      const first = waiting.length >= workers * UNDER_WAY ? waiting.shift() : undefined
      if (first !== undefined) yield await first
    }
    for (const answer of waiting) yield await answer
  } finally {
    await Promise.all(crew.map((hand) => hand.end()))
  }
}

class Hand<Answer> {
  private readonly worker: Worker
  private readonly awaited = new Map<
    number,
    { resolve: (answer: Answer) => void; reject: (why: Error) => void }
  >()
  private next = 0
  private failure: Error | undefined

  constructor(job: Job) {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job })
    this.worker.on('message', ({ number, answer }: { number: number; answer: Answer }) => {
      this.awaited.get(number)?.resolve(answer)
      this.awaited.delete(number)
    })
    this.worker.on('error', (why) => this.fail(why instanceof Error ? why : new Error(String(why))))
    this.worker.on('exit', () => this.fail(new Error('A worker ended before its work was done')))
  }

  get busy(): number {
    return this.awaited.size
  }

  take(chunk: RecordChunk): Promise<Answer> {
    if (this.failure !== undefined) return Promise.reject(this.failure)
    const task: Task = { number: this.next, chunk }
    this.next += 1
    const answer = new Promise<Answer>((resolve, reject) =>
      this.awaited.set(task.number, { resolve, reject }),
    )
    // The answer is no longer awaited if another failed first, so its own failure is ignored.
    answer.catch(() => undefined)
    this.worker.postMessage(task, [chunk.bytes.buffer])
    return answer
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }

  /** The first cause is stored: work submitted later fails with it too, instead of waiting forever. */
  private fail(why: Error): void {
    this.failure ??= why
    for (const { reject } of this.awaited.values()) reject(this.failure)
    this.awaited.clear()
  }
}
