export type Headers = Record<string, string>

export type Answer = { status: number; body: ReturnType<typeof JSON.parse>; cookie: string }

/** No response: the process died during the request, or was not running. */
export const nobody: Answer = { status: 0, body: undefined, cookie: '' }

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
    return nobody
  }
}
