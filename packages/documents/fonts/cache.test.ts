import { expect, it } from 'vitest'
import { cache } from './cache.ts'

function counted(most: number) {
  const cached = cache<string>(most)
  const worked: string[] = []
  const ask = (name: string) =>
    cached(name, () => {
      worked.push(name)
      return `${name}!`
    })
  return { ask, worked }
}

it('computes a value once', () => {
  const { ask, worked } = counted(10)
  expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual(['a!', 'a!', 'b!', 'a!'])
  expect(worked).toEqual(['a', 'b'])
})

it('retains a name that is requested repeatedly among many others', () => {
  const { ask, worked } = counted(4)
  for (let customer = 0; customer < 100; customer += 1) {
    ask('allPeople')
    ask(`customer ${customer}`)
  }
  expect(worked.filter((name) => name === 'allPeople')).toHaveLength(1)
})

it('drops names that are no longer requested, and so holds at most twice its limit', () => {
  const { ask, worked } = counted(4)
  for (let customer = 0; customer < 12; customer += 1) ask(`customer ${customer}`)
  ask('customer 0')
  expect(worked.filter((name) => name === 'customer 0')).toHaveLength(2)
})
