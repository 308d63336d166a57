import { expect, it } from 'vitest'
import { isCode } from './code-list'
import { otherOwnersAndKeepers, ownersAndKeepers, policyholderAsOwnerOrKeeper } from './owners-and-keepers'

it('does not offer the policyholder once they have said they are not the owner or keeper', () => {
  expect(isCode(ownersAndKeepers, policyholderAsOwnerOrKeeper)).toBe(true)
  expect(isCode(otherOwnersAndKeepers, policyholderAsOwnerOrKeeper)).toBe(false)
  expect(otherOwnersAndKeepers).toHaveLength(ownersAndKeepers.length - 1)
})
