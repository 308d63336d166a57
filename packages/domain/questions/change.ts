/** A subject with one answer changed. If the answer really differs, the answers that its question clears are removed too. */
export function change<Subject extends object>(
  subject: Subject,
  changed: { name: string; clears?: readonly string[] },
  value: unknown,
): Subject {
  if (Reflect.get(subject, changed.name) === value) return subject
  const gone = new Set([...(changed.clears ?? []), changed.name])
  const remaining = Object.entries(subject).filter(([name]) => !gone.has(name))
  const next = value === undefined ? remaining : [...remaining, [changed.name, value]]
  // The entries are the subject's own, minus some optional answers and with one replaced by a value its question has read.
  return Object.fromEntries(next) as Subject
}
