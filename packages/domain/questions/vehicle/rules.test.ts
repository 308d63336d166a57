import { describe, expect, it } from 'vitest'
import { localDate } from '../../values/local-date.ts'
import { ownerAndKeeper, ownershipAnswers, purchaseDate } from './rules.ts'

describe('the owner and the keeper of the vehicle', () => {
  it('are the policyholder after a yes, regardless of an earlier choice', () => {
    expect(
      ownerAndKeeper({
        legalOwner: true,
        ownership: '2',
        isRegisteredKeeper: true,
        registeredKeeper: '4',
      }),
    ).toEqual({ ownership: '1', registeredKeeper: '1' })
  })

  it('are the ones chosen after a no, and undefined until then', () => {
    expect(ownerAndKeeper({ legalOwner: false, ownership: '4', isRegisteredKeeper: true })).toEqual({
      ownership: '4',
      registeredKeeper: '1',
    })
    expect(ownerAndKeeper({ legalOwner: false })).toEqual({})
  })

  it('are undefined before the yes or no, and not the policyholder after a no', () => {
    expect(ownerAndKeeper({ ownership: '4', registeredKeeper: '1' })).toEqual({})
    expect(ownerAndKeeper({ legalOwner: false, ownership: '1' })).toEqual({})
  })

  it('convert back to the answers that lead to them', () => {
    expect(ownershipAnswers({ ownership: '1', registeredKeeper: '2' })).toEqual({
      legalOwner: true,
      isRegisteredKeeper: false,
      registeredKeeper: '2',
    })
    expect(ownershipAnswers({})).toEqual({})
    const codes = { ownership: '4', registeredKeeper: '3' } as const
    expect(ownerAndKeeper(ownershipAnswers(codes))).toEqual(codes)
  })
})

it('returns a purchase date only for a vehicle that has been bought', () => {
  const datePurchased = localDate('2026-11-20')
  expect(purchaseDate({ vehiclePurchased: true, datePurchased })).toBe('2026-11-20')
  expect(purchaseDate({ vehiclePurchased: false, datePurchased })).toBeUndefined()
})
