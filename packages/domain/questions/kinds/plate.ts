import { normaliseRegistration } from '../../values/registration'
import type { Kind } from './kind'

/** A number plate: trimmed and upper-cased as it is read, spaces inside kept as typed (VEH-04, D-055). */
export const plate: Kind<string> = {
  input: 'plate',
  read(typed) {
    const text = normaliseRegistration(typed)
    return { ok: true, value: text === '' ? undefined : text }
  },
  show: (text) => text,
  holds: isText,
  dto: { shape: 'registration', serialise: normaliseRegistration, deserialise: normaliseRegistration },
}

/** What the kinds that are typed into one box hold. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
