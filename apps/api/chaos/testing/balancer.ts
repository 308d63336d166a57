import type { Answer } from './asking.ts'
import type { Api } from './deployment.ts'

/** A load balancer: sends requests to processes that are ready, and to another one if a connection is refused. */
export async function balanced(
  apis: () => readonly Api[],
  ask: (origin: string) => Promise<Answer>,
): Promise<Answer> {
  for (const { origin } of shuffled(apis())) {
    if (await isReady(origin)) return ask(origin)
  }
  return { status: 503, body: { code: 'NOBODY_READY' }, cookie: '' }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

function shuffled<T>(all: readonly T[]): readonly T[] {
  return all
    .map((each) => ({ each, by: Math.random() }))
    .sort((one, other) => one.by - other.by)
    .map(({ each }) => each)
}
