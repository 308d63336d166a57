import * as z from 'zod/mini'
import { type Problem, problemCodes } from '../problem'
import { date } from '../wire/dates'

/** The body of every error answer, for the reader of the document (D-241). */
export const problemSchema = z.object({
  title: z.string(),
  status: z.int().check(z.minimum(400), z.maximum(599)),
  code: z.enum(problemCodes),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  restart: z.optional(z.object({ until: date, quoteReference: z.optional(z.string()) })),
}) satisfies z.ZodMiniType<Problem>
