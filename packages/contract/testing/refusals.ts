import * as z from 'zod/mini'

/** Every error of a value as "place: words", in the order found; empty if the value is accepted. */
export function refusals(schema: z.ZodMiniType, value: unknown): string[] {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${placeOf(issue)}: ${issue.message}`)
}

function placeOf(issue: z.core.$ZodIssue): string {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
  return [...issue.path, ...keys].join('.')
}
