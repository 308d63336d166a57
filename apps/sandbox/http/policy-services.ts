import { createHash } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { answerBadRequests, isOwnPage, problem } from './answer.ts'
import { type FaultBook, readFault } from './faults.ts'
import { fieldsOf } from './request.ts'

/** The first answer for a policy, repeated whenever it is asked again. */
export type AnsweredOnce<Answer> = {
  find(policy: PolicyKey): Answer | undefined
  keep(policy: PolicyKey, answer: Answer): void
  all(): readonly Answer[]
}

export type PolicyKey = { tenant: string; policyNumber: string }

/**
 * Each answer is a file of its own, completely on disk before the caller gets a reply: a sandbox that is killed still knows what it has
 * answered. Without a directory, answers are in memory and end with the process.
 */
export function answeredOnce<Answer>(directory: string | undefined): AnsweredOnce<Answer> {
  const answers = new Map<string, Answer>()
  if (directory !== undefined)
    for (const { key, answer } of readAll<Answer>(directory)) answers.set(key, answer)

  return {
    find: (policy) => answers.get(keyOf(policy)),
    keep(policy, answer) {
      const key = keyOf(policy)
      if (directory !== undefined) writeWhole(fileOf(directory, key), JSON.stringify({ key, answer }))
      answers.set(key, answer)
    },
    all: () => [...answers.values()],
  }
}

/** Two brands may each have a policy with the same number. */
function keyOf({ tenant, policyNumber }: PolicyKey): string {
  return `${tenant} ${policyNumber}`
}

function readAll<Answer>(directory: string): readonly { key: string; answer: Answer }[] {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(directory, name), 'utf8')))
}

function fileOf(directory: string, key: string): string {
  return join(directory, `${createHash('sha256').update(key).digest('hex')}.json`)
}

/** A hard link cannot replace an existing file, such as one of a second sandbox that has answered from the same directory. */
function writeWhole(path: string, text: string): void {
  const half = `${path}.${process.pid}`
  const file = openSync(half, 'w', 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
    linkSync(half, path)
  } finally {
    closeSync(file)
    rmSync(half)
  }
}

/**
 * For tests: injects faults into the next calls, only of one policy if named. The kinds are those of the cards, so a fault may
 * apply before or after the call had its effect. Lost on a stop.
 */
export function faultRoutes(
  app: FastifyInstance,
  service: 'portal' | 'finance' | 'objects',
  faults: FaultBook,
): void {
  const url = `/${service}/control/faults`
  app.register(async (scope) => {
    answerBadRequests(scope)
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOwnPage(request))
        return reply.code(403).send(problem('CONTROL', 'Only the desk or a program may call this.'))
    })

    scope.get(url, () => ({ faults: faults.list() }))
    scope.post(url, (request, reply) => {
      const { policyNumber, ...wish } = fieldsOf(request.body, ['kind', 'times', 'ms', 'policyNumber'])
      const fault = readFault({ ...wish, operation: 'create', orderId: policyNumber })
      return typeof fault === 'string'
        ? reply.code(400).send(problem('CONTROL', fault))
        : reply.code(201).send({ fault: faults.add(fault) })
    })
    scope.delete(url, (_request, reply) => {
      faults.clear()
      return reply.code(204).send()
    })
  })
}
