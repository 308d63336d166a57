import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { retainedParts } from './ports.ts'
import { retentionAges } from './retention-ages.ts'

/* Written from the table of ages: `npx vitest run --project api apps/api/privacy/retention-ages -u`. */

const path = join(process.cwd(), 'docs/retention.md')

it('is what docs/retention.md says, part by part [T30] [D-281]', async () => {
  const table = [
    '| what | when |',
    '|---|---|',
    ...retainedParts.map((part) => `| ${retentionAges[part].what} | ${retentionAges[part].when} |`),
  ]
  const marked = /(<!-- ages: [^>]*-->\n).*(<!-- end of ages -->)/s
  const page = readFileSync(path, 'utf8')
  expect(page).toMatch(marked)
  const written = page.replace(
    marked,
    (_, begin: string, end: string) => `${begin}${table.join('\n')}\n${end}`,
  )
  await expect(written).toMatchFileSnapshot(path)
})

it('erases policies after seven years, after an injury report after fifteen, in London days [D-281]', () => {
  const before = (part: 'policies' | 'injury-policies', now: string) =>
    retentionAges[part].before(new Date(now), { securityEventDays: 30 }).toISOString()
  expect(before('policies', '2034-06-30T23:30:00Z')).toBe('2027-06-30T23:00:00.000Z')
  expect(before('injury-policies', '2034-02-28T12:00:00Z')).toBe('2019-02-28T00:00:00.000Z')
  expect(before('policies', '2032-02-29T12:00:00Z')).toBe('2025-03-01T00:00:00.000Z')
})
