/** A subject with one answer changed. If the answer really differs, the answers that its question clears are removed too. */
export function change<Subject extends object>(
  subject: Subject,
  changed: { name: string; clears?: readonly string[] },
  value: unknown,
): Subject {
  if (Reflect.get(subject, changed.name) === value) return subject
  const next = copyWithout(subject, new Set([...(changed.clears ?? []), changed.name]))
  if (value !== undefined) next[changed.name] = value
  // The answers are the subject's own, minus some optional ones and with one replaced by a value its question has read.
  return next as Subject
}

const nothing: ReadonlySet<string> = new Set()

/**
 * A copy of a subject without these answers. Copied name by name: the names are only known at run time, and spreading such an
 * object takes five times as long.
 */
export function copyWithout(subject: object, names: ReadonlySet<string> = nothing): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(subject)) if (!names.has(name)) copy[name] = Reflect.get(subject, name)
  return copy
}
