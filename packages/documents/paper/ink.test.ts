import { expect, it } from 'vitest'
import { mixed } from './ink'

it('mixes a colour with the ground it stands on, as paper has no transparency', () => {
  expect(mixed('#ffffff', '#000000', 1)).toBe('#ffffff')
  expect(mixed('#ff0000', '#0000ff', 0.5)).toBe('#800080')
  expect(mixed('#102030', '#ffffff', 0.75)).toBe('#4c5864')
})
