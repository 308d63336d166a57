import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allAreas, ownAreas } from './all-areas'
import { made, pageFile } from './page'

const { text, faults } = made()

describe('docs/requirements.md', () => {
  it('names for each of the 546 requirements a test, or why there is none', () => {
    expect(faults).toEqual([])
    expect(allAreas.flatMap(({ titles }) => Object.keys(titles))).toHaveLength(546)
  })

  it('is up to date with the tests', () => {
    // Compared as a boolean: a difference would print the page twice.
    expect(readFileSync(pageFile, 'utf8') === text, 'the page is of another day: npm run requirements').toBe(
      true,
    )
  })

  it('has titles short enough to read at a glance', () => {
    const titles = [...allAreas, ...ownAreas].flatMap((area) => Object.values(area.titles))
    expect(titles.filter((title) => title.split(' ').length > 12)).toEqual([])
    expect(new Set(titles).size).toBe(titles.length)
  })
})
