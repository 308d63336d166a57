import { diceOf } from '@milepost/domain/testing/dice'
import { faultIn } from './check-answer.ts'
import type { FuzzApi } from './fuzz-api.ts'
import { rawRequest, sendRaw } from './raw-request.ts'

const AT_ONCE = 8

/** The same checks over a real socket, for bytes that are almost HTTP. */
export async function fuzzRaw(
  { apps }: FuzzApi,
  from: number,
  count: number,
): Promise<{ faults: readonly string[]; answered: number }> {
  await apps.public.listen({ host: '127.0.0.1', port: 0 })
  const { port } = Object(apps.public.server.address())
  const faults: string[] = []
  let answered = 0
  let next = from
  const sender = async () => {
    while (next < from + count) {
      const seed = next
      next += 1
      const bytes = rawRequest(diceOf(seed))
      const answer = await sendRaw(port, bytes)
      if (answer === undefined) continue
      answered += 1
      const request = {
        name: 'bytes',
        at: 'public',
        method: '',
        url: '/',
        headers: {},
        payload: bytes,
        declared: undefined,
      } as const
      const error = faultIn(request, answer)
      if (error !== undefined)
        faults.push(
          `seed ${seed}: ${error}\n  ${JSON.stringify(bytes.toString('latin1')).slice(0, 400)}\n  ${answer.text.slice(0, 300)}`,
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return { faults, answered }
}
