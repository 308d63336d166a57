import { expect, it } from 'vitest'
import { personTitle } from './person-title'

it('is who they are and what they prove', () => {
  const text = 'who: A driver of 87\njourney: Acorn car insurance\nproves: END-01 NAV-07\n'
  expect(personTitle(text)).toBe('A driver of 87 [END-01] [NAV-07]')
  expect(personTitle('who: A nurse\n')).toBe('A nurse')
})
