import * as z from 'zod/mini'
import { text } from '../../wire/fields'
import { given } from '../../wire/objects'

/**
 * The key of the back office, for calls no browser makes: an open list of cancelled policies would tell strangers about
 * customers (D-219). Optional in form, because a missing key is answered 403 like a wrong one.
 */
export const serviceKeyHeaders = given({ 'x-service-key': z.optional(text(200)) })
