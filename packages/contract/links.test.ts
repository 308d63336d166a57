import { expect, it } from 'vitest'
import { links } from './links.ts'
import { pages } from './pages.ts'

it('leads every kind of link to pages of the site', () => {
  const known: readonly string[] = Object.values(pages)
  for (const { pages: places } of Object.values(links))
    for (const page of places) expect(known).toContain(page)
})
