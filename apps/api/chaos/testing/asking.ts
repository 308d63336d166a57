import { setTimeout as pause } from 'node:timers/promises'

export type Headers = Record<string, string>

export type Answer = { status: number; body: ReturnType<typeof JSON.parse>; cookie: string }

/** No response: the process died during the request, or was not running. */
export const noAnswer: Answer = { status: 0, body: undefined, cookie: '' }

/** One request to one process, as a browser makes it. */
export async function ask(
  origin: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  headers: Headers,
  body?: unknown,
): Promise<Answer> {
  try {
    const reply = await fetch(origin + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    return {
      status: reply.status,
      body: text === '' ? undefined : JSON.parse(text),
      cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    }
  } catch {
    return noAnswer
  }
}

/** How long a customer asks again, in milliseconds. */
export const PATIENCE = 120_000

/** Outcome unknown, server unavailable, or another request in progress: the customer can only ask again. */
export function isToAskAgain({ status, body }: Answer): boolean {
  return [0, 202, 503].includes(status) || (status === 409 && body?.code === 'CONFLICT')
}

/** Repeats the same request until the response is final. */
export async function persist(ask: () => Promise<Answer>, patience = PATIENCE): Promise<Answer> {
  const end = performance.now() + patience
  let answer = await ask()
  while (isToAskAgain(answer) && performance.now() < end) {
    await pause(300)
    answer = await ask()
  }
  return answer
}

/** Reads from the sandbox. It may have closed an idle connection just as this request was sent, so a failed read is repeated once. */
export async function readSandbox(url: string): Promise<Response> {
  return fetch(url).catch(() => fetch(url))
}
