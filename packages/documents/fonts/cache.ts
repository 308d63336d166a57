/**
 * What was worked out, by name: the last so many, and of those before them the ones asked for since. Most of every paper is the same
 * words as the one before; a customer's own pass through and are forgotten.
 */
export function remembered<Value>(most: number): (name: string, workOut: () => Value) => Value {
  let [recent, before] = [new Map<string, Value>(), new Map<string, Value>()]
  return (name, workOut) => {
    const known = recent.get(name)
    if (known !== undefined) return known
    const value = before.get(name) ?? workOut()
    if (recent.size >= most) {
      before = recent
      recent = new Map()
    }
    recent.set(name, value)
    return value
  }
}
