import type { Answer } from '../faults/answer'

export function frameError(code: string, message: string, more: object = {}, status = 400): Answer {
  return { status, body: { error: { code, message, ...more } } }
}
