import * as z from 'zod/mini'

type Issue = { input?: unknown }

/** The words for a field that is missing or of the wrong kind: both say what to send. */
export function said(what: string) {
  return { error: (issue: Issue) => (issue.input === undefined ? `Required: send ${what}` : `Send ${what}`) }
}

/** An object of a request. A key it does not declare is refused, so a misspelt field is never silently ignored (API-44). */
export function sent<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const { error } = said('an object')
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? 'Unknown field' : error(issue)),
  })
}

/** An object of an answer. What it does not declare is left out, so that nothing of a record leaks by being forgotten. */
export function given<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, said('an object'))
}

/** As `given`, with every field optional: a quote from a comparison site may lack anything, even its vehicle (D-066). */
export function partlyGiven<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.partial(given(shape))
}

export function listOf<Item extends z.ZodMiniType>(item: Item, most: number) {
  const words = said(`a list of at most ${most} entries`)
  return z.array(item, words).check(z.maxLength(most, `Send at most ${most} entries`))
}
