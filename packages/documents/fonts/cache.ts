/**
 * A cache of results by name. It holds the newest `most`, and of the older ones those used since. Most text is the same in every
 * document; a customer's own words are soon dropped.
 */
export function cache<Value>(most: number): (name: string, workOut: () => Value) => Value {
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
