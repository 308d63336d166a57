import * as z from 'zod/mini'
import { text } from './fields'

/**
 * The box that no person sees (YOU-10). Its name on the wire is the name it has on the page, which gives a robot no hint. A
 * filled one is taken here and refused by the server with 400 (D-097).
 */
export const honeypot = z._default(text(200, 0), '')
