import { normaliseRegistration } from '../../values/registration.ts'
import type { Kind } from './kind.ts'

/** A number plate: trimmed and upper-cased when read, inner spaces kept as typed (VEH-04, D-055). */
export const plate: Kind<string> = {
  input: 'plate',
  example: 'AB12 CDE',
  onTelephone: 'own-part',
  read(typed) {
    const text = normaliseRegistration(typed)
    return { ok: true, value: text === '' ? undefined : text }
  },
  show: (text) => text,
  holds: isText,
  dto: { shape: 'registration', serialise: normaliseRegistration, deserialise: normaliseRegistration },
}

/** For kinds whose value is one text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
