import { describe, expect, it } from 'vitest'
import { isSamePerson } from './same-person.ts'

const jo = { firstName: 'Jo', lastNames: 'North', dateOfBirth: '1990-01-02' }

describe('the same person', () => {
  it('has the same name and birth date, in any notation', () => {
    expect(isSamePerson(jo)({ ...jo, firstName: ' jo ', lastNames: 'NORTH' })).toBe(true)
  })

  it.each([
    { firstName: 'Joe' },
    { lastNames: 'South' },
    { dateOfBirth: '1990-01-03' },
    { lastNames: undefined },
  ])('does not differ in %j', (other) => {
    expect(isSamePerson(jo)({ ...jo, ...other })).toBe(false)
    expect(isSamePerson({ ...jo, ...other })(jo)).toBe(false)
  })
})
