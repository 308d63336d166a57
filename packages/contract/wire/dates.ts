import { isLocalDate, type LocalDate } from '@milepost/domain/values/local-date'
import * as z from 'zod/mini'
import { describedAs } from './described'
import { said } from './objects'

const what = 'a real date written yyyy-MM-dd'
const whatInstant = 'a date and time written 2026-11-15T09:30:00+00:00'

/**
 * A calendar date (D-254). 1700-02-01, which stands for "not set", is a date like any other here; whoever reads the field turns
 * it into nothing with `fromStoredDate` (D-047).
 *
 * The cast gives what has passed `isLocalDate` its domain type; a transform would do the same but has no JSON Schema.
 */
export const date = describedAs(
  z.stringFormat('date', isLocalDate, said(what)),
  what,
) as unknown as z.ZodMiniType<LocalDate, string>

/** A point in time, ISO 8601 with its offset (D-254). */
export const instant = describedAs(z.iso.datetime({ offset: true, ...said(whatInstant) }), whatInstant)
