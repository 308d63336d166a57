import * as z from 'zod/mini'

const words = z.string().check(z.maxLength(100))
const count = z.int().check(z.nonnegative(), z.maximum(999_999))

/** What we read of a Vehicle Enquiry Service answer. Only the registration is promised; the rest may be absent. */
export const dvlaRecord = z.object({
  registrationNumber: z.string(),
  make: z.optional(words),
  fuelType: z.optional(words),
  engineCapacity: z.optional(count),
  yearOfManufacture: z.optional(count),
  monthOfFirstRegistration: z.optional(z.string()),
  typeApproval: z.optional(words),
  wheelplan: z.optional(words),
  revenueWeight: z.optional(count),
})

export type DvlaRecord = z.output<typeof dvlaRecord>

/** Its errors come in a list; a 404 or 400 in another shape is not the service speaking. */
export const dvlaErrors = z.object({ errors: z.array(z.unknown()) })
