import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { exampleOf, inputSchema } from './call-section.ts'

it('contains every field of a schema', () => {
  const schema = z.object({
    name: z.string(),
    size: z.number().check(z.minimum(3)),
    kind: z.enum(['car', 'van']),
    agreed: z.boolean(),
    lines: z.array(z.object({ code: z.literal('X') })),
    either: z.union([z.string(), z.number()]),
    rest: z.unknown(),
  })
  expect(exampleOf(inputSchema(schema))).toEqual({
    name: '',
    size: 3,
    kind: 'car',
    agreed: false,
    lines: [{ code: 'X' }],
    either: '',
    rest: null,
  })
})

it('ends for a schema that contains itself', () => {
  const tree = z.object({
    get children() {
      return z.array(tree)
    },
  })
  expect(JSON.stringify(exampleOf(inputSchema(tree)))).toMatch(/^\{"children":\[/)
})
