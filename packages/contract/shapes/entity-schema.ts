import type { FieldShape, Shape } from '@milepost/domain/questions/dto'
import { fromParts } from '@milepost/domain/values/local-date'
import * as z from 'zod/mini'
import { email, personName, phoneNumber, registration } from '../fields/customer-fields.ts'
import {
  anyAnswer,
  code,
  date,
  listOf,
  oneOf,
  partialReplyObject,
  pattern,
  pounds,
  replyObject,
  requestObject,
  text,
  wholeNumber,
  yesNo,
} from '../fields/primitives.ts'
import { address, addressInput } from './lookup.ts'

const momentFields = {
  day: wholeNumber(1, 31),
  month: wholeNumber(1, 12),
  year: wholeNumber(1700, 9999),
  hour: wholeNumber(0, 23),
  minute: wholeNumber(0, 59),
}

/** When cover starts or ends, in London time, in the parts that the screen asks for (DAT-04). */
export const coverMomentInput = requestObject(momentFields).check(
  z.refine((parts) => fromParts(parts) !== undefined, { error: 'Send a date that exists', path: ['day'] }),
)

export const coverMoment = replyObject(momentFields)

type Fields = readonly FieldShape[]
type Side = 'request' | 'reply'

/** The schema of a request. An unknown field is refused (API-44). */
export function requestSchema<Output, Input>(fields: Fields): z.ZodMiniType<Output, Input> {
  // The types of the answers come from their questions; the compiler cannot follow them through the list of fields.
  return once(requests, fields, () => withSecondNames(fields)) as z.ZodMiniType<Output, Input>
}

/** The schema of a complete reply: an entry of a list. */
export function replySchema<Output>(fields: Fields): z.ZodMiniType<Output> {
  return once(replies, fields, () => replyObject(propertiesOf(fields, 'reply'))) as z.ZodMiniType<Output>
}

/** The schema of a reply with gaps: a quote from a comparison site may lack anything (D-066). */
export function partialReplySchema<Output>(fields: Fields): z.ZodMiniType<Output> {
  return partialReplyObject(propertiesOf(fields, 'reply')) as z.ZodMiniType as z.ZodMiniType<Output>
}

/** The schema of each field, by name and in published order. */
export function propertiesOf(fields: Fields, side: Side): Record<string, z.ZodMiniType> {
  return Object.fromEntries(fields.map((field) => [field.name, propertyOf(field, side)]))
}

function propertyOf({ shape, isRequired, leftOut }: FieldShape, side: Side): z.ZodMiniType {
  const schema = schemaOf(shape, side)
  const otherwise = leftOut?.[side]
  if (otherwise !== undefined) return z._default(schema, otherwise)
  return isRequired ? schema : z.optional(schema)
}

const plain = {
  'yes-no': yesNo,
  code,
  pounds,
  date,
  'person-name': personName,
  email,
  phone: phoneNumber,
  registration,
  'any-answer': anyAnswer,
} satisfies Partial<Record<string, z.ZodMiniType>>

export function schemaOf(shape: Shape, side: Side): z.ZodMiniType {
  if (shape === 'address') return side === 'request' ? addressInput : address
  if (shape === 'moment') return side === 'request' ? coverMomentInput : coverMoment
  if (typeof shape === 'string') return plain[shape]
  if ('text' in shape) return text(shape.text, shape.least)
  if ('whole' in shape) return wholeNumber(...shape.whole)
  if ('pattern' in shape) return pattern(shape.pattern, shape.what)
  if ('oneOf' in shape) return oneOf(shape.oneOf)
  return listOf(entrySchema(shape.listOf, side), shape.most)
}

function entrySchema(entry: Shape | Fields, side: Side): z.ZodMiniType {
  if (!isFields(entry)) return schemaOf(entry, side)
  return side === 'request' ? requestSchema(entry) : replySchema(entry)
}

function isFields(entry: Shape | Fields): entry is Fields {
  return Array.isArray(entry)
}

/** A field with a second name is accepted under either and stored under the first (D-116). */
function withSecondNames(fields: Fields): z.ZodMiniType {
  const properties = propertiesOf(fields, 'request')
  const renamed = fields.filter(({ alsoNamed }) => alsoNamed !== undefined)
  if (renamed.length === 0) return requestObject(properties)
  const either = fields.flatMap(({ name, alsoNamed }) => {
    const schema = properties[name] ?? z.never()
    const optional = z.optional(schema)
    return alsoNamed === undefined
      ? [[name, schema]]
      : [
          [name, optional],
          [alsoNamed, optional],
        ]
  })
  return z.pipe(
    requestObject(Object.fromEntries(either)),
    z.transform((read: Record<string, unknown>, context) => {
      const translated = { ...read }
      for (const { name, alsoNamed = '' } of renamed) {
        const { [name]: first, [alsoNamed]: value = first } = read
        delete translated[alsoNamed]
        translated[name] = first ?? value
        if (translated[name] !== undefined) continue
        const issue = z.safeParse(properties[name] ?? z.never(), undefined).error?.issues[0]
        context.issues.push({
          code: 'custom',
          input: translated,
          path: [name],
          message: issue?.message ?? '',
        })
      }
      return context.issues.length > 0 ? z.NEVER : translated
    }),
  )
}

const requests = new WeakMap<Fields, z.ZodMiniType>()
const replies = new WeakMap<Fields, z.ZodMiniType>()

/** One schema for each list of fields: the OpenAPI document names it once and refers to it. */
function once(
  made: WeakMap<Fields, z.ZodMiniType>,
  fields: Fields,
  make: () => z.ZodMiniType,
): z.ZodMiniType {
  const schema = made.get(fields) ?? make()
  made.set(fields, schema)
  return schema
}
