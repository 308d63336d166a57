import { expect, it } from 'vitest'
import { root } from '../root.mjs'
import { recipe, stepsUnder } from './recipe.ts'

const page = `# Page

## Add a door

It has a frame.

1. The door, in \`house/door.ts\` ([how](docs/doors.md)).
   - its **colour**
2. Its key.

## Add a window

1. The glass.
`

it('is the steps under a heading, in plain words', () => {
  expect(stepsUnder(page, 'Add a door')).toBe(
    '1. The door, in house/door.ts (how).\n   - its colour\n2. Its key.',
  )
  expect(stepsUnder(page, 'Add a window')).toBe('1. The glass.')
})

it('is missed when its heading moves', () => {
  expect(() => stepsUnder(page, 'Add a roof')).toThrow('no steps under "Add a roof"')
})

it.each(['Add a question', 'Add a factor', 'Add a brand'])(
  '%s is there for its generator to print',
  (heading) => {
    expect(recipe(root, heading)).toMatch(/^1\. /)
  },
)
