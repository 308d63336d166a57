import { describe, expect, it } from 'vitest'
import { localDate } from '../../values/local-date'
import { ownerAndKeeper, ownershipAnswers, purchaseDate } from './rules'

describe('who owns and keeps the vehicle', () => {
  it('is the policyholder after a yes, whatever was chosen before it', () => {
    expect(
      ownerAndKeeper({
        legalOwner: true,
        ownership: '2',
        isRegisteredKeeper: true,
        registeredKeeper: '4',
      }),
    ).toEqual({ ownership: '1', registeredKeeper: '1' })
  })

  it('is the one chosen after a no, and nobody until one is', () => {
    expect(ownerAndKeeper({ legalOwner: false, ownership: '4', isRegisteredKeeper: true })).toEqual({
      ownership: '4',
      registeredKeeper: '1',
    })
    expect(ownerAndKeeper({ legalOwner: false })).toEqual({})
  })

  it('is nobody before the yes or no, and not the policyholder after a no', () => {
    expect(ownerAndKeeper({ ownership: '4', registeredKeeper: '1' })).toEqual({})
    expect(ownerAndKeeper({ legalOwner: false, ownership: '1' })).toEqual({})
  })

  it('comes back as the answers that lead to it', () => {
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

it('knows a purchase date only of a vehicle that is bought', () => {
  const datePurchased = localDate('2026-11-20')
  expect(purchaseDate({ vehiclePurchased: true, datePurchased })).toBe('2026-11-20')
  expect(purchaseDate({ vehiclePurchased: false, datePurchased })).toBeUndefined()
})
