import * as z from 'zod/mini'
import { pattern, text } from '../../wire/fields'

/** What says which comparison site calls. Anything may be sent: what is not a key of ours is refused without more words. */
export const siteKey = z.optional(text(200, 0))

/** The site's own name for one request: asked again with the same, the same is answered, and no second quote is made. */
export const idempotencyKey = pattern(
  /^[\x21-\x7e]{8,100}$/,
  'a key of 8 to 100 printable characters, another one for every risk',
)
