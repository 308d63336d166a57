import { type PersonName, parsePersonName } from '../../values/person-name'
import { good } from '../../values/result'
import type { Wrong } from '../question'
import { isText } from './is-text'
import type { Kind } from './kind'

/** A person's name, tidied as it is read. `what` names it in the messages: "your first name". */
export function nameOf(what: string): Kind<PersonName> {
  return {
    input: 'name',
    read: (typed) => (typed.trim() === '' ? good(undefined) : parsePersonName(typed, what)),
    show: (name) => name,
    holds: isText,
    dto: { shape: 'person-name', serialise: tidyName, deserialise: tidyName },
  }
}

/** In the one form names are stored in. What is no name stays as it came, for its question to refuse. */
export function tidyName(text: string): string {
  const checked = parsePersonName(text)
  return checked.ok ? checked.value : text
}

/** A name is there and well formed, wherever it comes from (YOU-03, CON-04). */
export function mustBeName(what: string): (name: string | undefined) => Wrong | undefined {
  return (name) => {
    const checked = parsePersonName(typeof name === 'string' ? name : '', what)
    return checked.ok ? undefined : { key: checked.key ?? 'nameMissing', message: checked.message }
  }
}
