import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { onlyDeclared } from './only-declared.ts'

const schema = z.object({
  name: z.string(),
  drivers: z.array(z.object({ age: z.number() })),
  note: z.optional(z.object({ words: z.string() })),
})

it('keeps only the declared fields, at every depth', () => {
  const record = {
    name: 'Alan',
    password: 'secret',
    drivers: [{ age: 30, licence: 'secret' }],
    note: { words: 'yes', by: 'secret' },
  }
  expect(onlyDeclared(schema, record)).toEqual({
    name: 'Alan',
    drivers: [{ age: 30 }],
    note: { words: 'yes' },
  })
})

it('omits a field that has no value', () => {
  expect(onlyDeclared(schema, { name: 'Alan', drivers: [], note: undefined })).toEqual({
    name: 'Alan',
    drivers: [],
  })
})

it('falls back to parsing for a schema that it does not know', () => {
  const upper = z.object({
    code: z.pipe(
      z.string(),
      z.transform((code) => code.toUpperCase()),
    ),
  })
  expect(onlyDeclared(upper, { code: 'a' })).toEqual({ code: 'A' })
})

it('writes the default of a field that has one', () => {
  const counted = z.object({ count: z._default(z.number(), 11) })
  expect(onlyDeclared(counted, { count: 3 })).toEqual({ count: 3 })
  expect(onlyDeclared(counted, {})).toEqual({ count: 11 })
})
