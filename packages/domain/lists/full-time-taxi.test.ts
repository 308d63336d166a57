import { expect, it } from 'vitest'
import { descOf } from './code-list'
import { employmentTypes } from './employment-types'
import { fullTimeTaxiWork } from './full-time-taxi'
import { industries } from './industries'
import { occupations } from './occupations'

it('is self-employed, taxi driver, taxi service: S, D34, 703 [DAT-18]', () => {
  expect(fullTimeTaxiWork).toEqual({ employmentType: 'S', occupation: 'D34', industry: '703' })
  expect(descOf(employmentTypes, fullTimeTaxiWork.employmentType)).toBe('Self-employed')
  expect(descOf(occupations, fullTimeTaxiWork.occupation)).toBe('Taxi driver')
  expect(descOf(industries, fullTimeTaxiWork.industry)).toBe('Taxi service')
})
