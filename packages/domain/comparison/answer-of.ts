import { Unmapped } from './row'

/** A code that was read, as the answer of that name; a code we do not know, as it is. */
export function answerOf<const Name extends string, Code extends string>(
  name: Name,
  code: Code | Unmapped,
): { [N in Name]: Code } | Unmapped {
  if (code instanceof Unmapped) return code
  // An object with this one key; the compiler widens a computed key to any text.
  return { [name]: code } as { [N in Name]: Code }
}
