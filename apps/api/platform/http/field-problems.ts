import type { FieldProblem } from '@milepost/contract/problem'
import type * as z from 'zod/mini'

const MOST = 50
const LONGEST_NAME = 120

/** What a schema found wrong, field by field, named from the part of the request they stood in: "body.quote.vehicleDetails.value". */
export function fieldProblems(part: string, issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  return issues
    .flatMap((issue) => {
      const at = [part, ...issue.path.map(String)]
      const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at]
      const message = issue.code === 'unrecognized_keys' ? 'Unknown field' : issue.message
      return fields.map((names) => ({ field: names.join('.').slice(0, LONGEST_NAME), message }))
    })
    .slice(0, MOST)
}
