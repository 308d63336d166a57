import { fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { activeOf, noVariants, withActive, withAnother, withoutVariant, withWhatIf } from './variants.ts'

const excess = (pounds: number) => ({ voluntaryExcess: fromPounds(pounds) })
const two = withWhatIf(withAnother(withWhatIf(noVariants, excess(500))), excess(750))

describe('what-if variants', () => {
  it('start with one, which the controls change', () => {
    expect(activeOf(withWhatIf(noVariants, excess(500))).tried).toEqual(excess(500))
  })

  it('accept another one and leave the first unchanged', () => {
    expect(two.variants.map(({ tried }) => tried)).toEqual([excess(500), excess(750)])
  })

  it('are three at most', () => {
    const three = withAnother(two)
    expect(three.variants).toHaveLength(3)
    expect(withAnother(three)).toBe(three)
  })

  it('let the controls change an earlier one again', () => {
    const [first] = two.variants
    const moved = withWhatIf(withActive(two, first?.id ?? 0), excess(1000))
    expect(moved.variants.map(({ tried }) => tried)).toEqual([excess(1000), excess(750)])
  })

  it('can be removed one by one, and then start again', () => {
    const [first, second] = two.variants
    const one = withoutVariant(two, second?.id ?? 0)
    expect(activeOf(one)).toEqual(first)
    const none = withoutVariant(one, first?.id ?? 0)
    expect(none.variants).toHaveLength(1)
    expect(activeOf(none).tried).toEqual({})
    // A reply to the old variant is not mistaken for the new one's.
    expect(activeOf(none).id).not.toBe(first?.id)
  })
})
