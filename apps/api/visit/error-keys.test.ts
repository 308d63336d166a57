import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorKeys } from '@milepost/domain/visit/error-keys'
import { expect, it } from 'vitest'

/** Keys appear in the sources as `key: '…'`, as `refused('…'` or as a default after `key ??`. */
const written = /(?:key: ?|refused\(|key \?\? )'([a-z][A-Za-z]+)'/g
const folder = join(import.meta.dirname, '..', '..', '..', 'packages', 'domain')
const keysIn = (part: string) =>
  readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(folder, part, file), 'utf8').matchAll(written)])
    .map(([, key]) => key)

it.each(['questions', 'values', 'payment', 'purchase', 'retrieval'])(
  'knows every error key of %s [DSK-902]',
  (part) => {
    const found = keysIn(part)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((key) => key !== undefined && !errorKeys.includes(key))).toEqual([])
  },
)
