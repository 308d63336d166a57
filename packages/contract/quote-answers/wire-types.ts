import type * as z from 'zod/mini'
import type { quote, quoteInput } from '../entities/quote'

/** A whole quote as a rating call carries it. */
export type QuoteToSend = z.input<typeof quoteInput>

/** A quote as it was read: of a rating call, or given back, where anything may be missing (D-066). */
export type QuoteSent = z.output<typeof quote>

/** Something of a quote with gaps, where an answer has not been given. The wire names each one that it cannot do without. */
export type Gappy<Part> = Part extends readonly (infer Item)[]
  ? Gappy<Item>[]
  : Part extends object
    ? { [Name in keyof Part]?: Gappy<Part[Name]> | undefined }
    : Part
