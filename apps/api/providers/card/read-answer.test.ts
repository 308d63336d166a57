import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readAnswer } from './read-answer.ts'

const shape = z.object({ id: z.string() })
const read = (status: number, body: unknown) =>
  readAnswer({ kind: 'answered', status, body }, shape, ({ id }) => id)
const broken = { kind: 'failed', reason: 'broken' }

it('accepts only a successful reply in the expected format', () => {
  expect(read(200, { id: 'pi_1', more: 1 })).toEqual({ kind: 'found', value: 'pi_1' })
  expect(read(299, { id: 'pi_1' })).toEqual({ kind: 'found', value: 'pi_1' })
  expect(read(300, { id: 'pi_1' })).toEqual(broken)
  expect(read(200, { id: 1 })).toEqual(broken)
  expect(read(204, undefined)).toEqual(broken)
})

it('passes on the reason for a failure', () => {
  const failed = { kind: 'failed', reason: 'timed-out' } as const
  expect(readAnswer(failed, shape, ({ id }) => id)).toBe(failed)
})
