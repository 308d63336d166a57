import type * as z from 'zod/mini'
import type { Failed, Found } from '../../platform/ports.ts'
import type { Answered } from '../http/attempt.ts'

/** A good reply in its expected shape; any other means that the provider is broken. */
export function readAnswer<T, V>(
  answer: Answered | Failed,
  shape: z.ZodMiniType<T>,
  value: (parsed: T) => V,
): Found<V> | Failed {
  if (answer.kind === 'failed') return answer
  const parsed = answer.status < 300 ? shape.safeParse(answer.body) : undefined
  return parsed?.success ? { kind: 'found', value: value(parsed.data) } : { kind: 'failed', reason: 'broken' }
}
