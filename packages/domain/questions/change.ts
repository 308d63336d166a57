import type { Question } from './question'

/**
 * A subject with one answer changed, and with it the cleaning that question asks for: what it clears goes in the same act,
 * but only when the answer really differs.
 */
export function change<Subject extends object, Name extends keyof Subject & string>(
  subject: Subject,
  changed: Pick<Question<Subject, Name>, 'name' | 'clears'>,
  value: Subject[Name] | undefined,
): Subject {
  if (subject[changed.name] === value) return subject
  const next = { ...subject }
  for (const cleared of changed.clears ?? []) delete next[cleared]
  if (value === undefined) delete next[changed.name]
  else next[changed.name] = value
  return next
}
