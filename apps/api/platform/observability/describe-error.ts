/**
 * What may be logged about an unexpected error: its class, its code and where it was thrown. Never its message: messages quote the
 * offending value, which may be a customer's.
 */
export type ErrorDescription = { kind: string; code: string | undefined; frames: readonly string[] }

export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { kind: 'unknown', code: undefined, frames: [] }
  const code: unknown = Reflect.get(error, 'code')
  return {
    kind: error.constructor.name,
    code: typeof code === 'string' ? code : undefined,
    frames: framesOf(error),
  }
}

function framesOf(error: Error): string[] {
  // A message may itself contain lines that look like frames: only what follows it is the stack.
  const [, after] = splitOnce(error.stack ?? '', error.message)
  return after.split('\n').flatMap((line) => {
    if (!/^\s+at /.test(line)) return []
    // Anchored to the start of a name: trying every letter of it would take too long on a long line (safety T20).
    return /(?<=[\s/\\(])[^\s/\\(:]+:\d+:\d+(?=\)?$)/.exec(line) ?? []
  })
}

function splitOnce(text: string, by: string): [string, string] {
  const at = text.indexOf(by)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + by.length)]
}
