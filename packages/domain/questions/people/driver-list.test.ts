import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { journeyIds } from '../../terms/identity.ts'
import { type ByJourney, rowOf } from '../../testing/specified-journeys.ts'
import { type AdditionalDriver, type Answers, noAnswers } from '../answers.ts'
import {
  addDriver,
  canAddDriver,
  driverRows,
  editDriver,
  mainDriver,
  markMainDriver,
  recordDrivers,
  removeAllDrivers,
  removeDriver,
} from './driver-list.ts'
import { aProposer } from './testing.ts'

const named = (firstName: string): AdditionalDriver => ({ firstName, relationshipToProposer: 'A' })

function withDrivers(...names: readonly string[]): Answers {
  return { ...noAnswers, proposerDetails: aProposer, additionalDrivers: names.map(named) }
}
const firstNames = ({ additionalDrivers }: Answers) => additionalDrivers.map(({ firstName }) => firstName)

const maximum: ByJourney<number> = {
  acorn_pc: 5,
  acorn_cv: 4,
  acorn_taxi: 4,
  acorn_protect: 3,
  briefly_impound: 1,
  carrot_pc: 3,
  motorcade_pc: 5,
  motorcade_cv: 4,
  flag_taxi: 4,
  mypolicy_telematics: 4,
}

describe('adding drivers', () => {
  it.each(journeyIds)(
    'is possible on %s up to its maximum, without counting the proposer [CON-05] [ADD-07]',
    (id) => {
      const most = rowOf(maximum, id)
      let answers = withDrivers()
      for (let count = 0; count < most; count += 1) {
        expect(canAddDriver(answers, journeys[id])).toBe(true)
        const added = addDriver(answers, named(`Driver ${count}`), journeys[id])
        if (!added.ok) throw new Error(added.message)
        answers = added.value
      }
      expect(answers.additionalDrivers).toHaveLength(most)
      expect(canAddDriver(answers, journeys[id])).toBe(false)
      expect(addDriver(answers, named('One more'), journeys[id])).toMatchObject({
        ok: false,
        key: 'driversMaximum',
      })
    },
  )

  it('puts the new driver last and does not change the main driver', () => {
    const added = addDriver(markMainDriver(withDrivers('Jo'), 0), named('Sam'), journeys.acorn_pc)
    if (!added.ok) throw new Error(added.message)
    expect(firstNames(added.value)).toEqual(['Jo', 'Sam'])
    expect(mainDriver(added.value)).toBe(0)
  })
})

describe('editing and removing drivers', () => {
  it('replaces the driver at the index, who stays the main driver', () => {
    const edited = editDriver(markMainDriver(withDrivers('Jo', 'Sam'), 1), 1, named('Samantha'))
    expect(firstNames(edited)).toEqual(['Jo', 'Samantha'])
    expect(mainDriver(edited)).toBe(1)
  })

  it('removes one driver and keeps the order of the others', () => {
    expect(firstNames(removeDriver(withDrivers('Jo', 'Sam', 'Max'), 1))).toEqual(['Jo', 'Max'])
  })

  it('never removes the proposer, who is first in the table [ADD-01] [ADD-05]', () => {
    const rows = driverRows(withDrivers('Jo', 'Sam'))
    expect(rows.map(({ name, relationship, canRemove }) => [name, relationship, canRemove])).toEqual([
      ['Alan Morgan', 'Policyholder', false],
      ['Jo', 'Brother or sister', true],
      ['Sam', 'Brother or sister', true],
    ])
  })
})

describe('the main driver', () => {
  const marks = (answers: Answers) => driverRows(answers).map(({ isMainDriver }) => isMainDriver)

  it('is the proposer unless another driver is marked, and is always one person [ADD-04]', () => {
    expect(marks(withDrivers('Jo', 'Sam'))).toEqual([true, false, false])
    const sam = markMainDriver(withDrivers('Jo', 'Sam'), 1)
    expect(marks(sam)).toEqual([false, false, true])
    expect(sam.proposerDetails.isMainDriver).toBe(false)
    expect(marks(markMainDriver(sam, 0))).toEqual([false, true, false])
    expect(marks(markMainDriver(sam, 'proposer'))).toEqual([true, false, false])
  })

  it('is the proposer again once the marked driver is removed [ADD-04]', () => {
    const sam = markMainDriver(withDrivers('Jo', 'Sam', 'Max'), 1)
    expect(marks(removeDriver(sam, 1))).toEqual([true, false, false])
    expect(removeDriver(sam, 1).proposerDetails.isMainDriver).toBe(true)
    expect(marks(removeDriver(sam, 0))).toEqual([false, true, false])
    expect(marks(removeDriver(sam, 2))).toEqual([false, false, true])
  })

  it('is exactly one person after any sequence of changes, including set flags', () => {
    const place = fc.nat({ max: 4 })
    const act = fc.oneof(
      fc.record({ act: fc.constant('add'), place }),
      fc.record({ act: fc.constant('edit'), place }),
      fc.record({ act: fc.constant('remove'), place }),
      fc.record({ act: fc.constant('mark'), place }),
      fc.record({ act: fc.constant('mark proposer'), place }),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let answers = markMainDriver(withDrivers('Jo'), 'proposer')
        for (const each of acts) {
          const isThere = each.place < answers.additionalDrivers.length
          if (each.act === 'add') {
            const added = addDriver(answers, { ...named('New'), isMainDriver: true }, journeys.acorn_pc)
            if (added.ok) answers = added.value
          } else if (each.act === 'mark proposer') answers = markMainDriver(answers, 'proposer')
          else if (!isThere) continue
          else if (each.act === 'edit') answers = editDriver(answers, each.place, named('Other'))
          else if (each.act === 'remove') answers = removeDriver(answers, each.place)
          else answers = markMainDriver(answers, each.place)
        }
        const flags = [answers.proposerDetails, ...answers.additionalDrivers].map(
          ({ isMainDriver }) => isMainDriver,
        )
        expect(flags.filter((flag) => flag === true)).toHaveLength(1)
        expect(flags.filter((flag) => flag === undefined)).toEqual([])
      }),
    )
  })
})

describe('whether there are additional drivers', () => {
  it('is set by Continue from the list itself [ADD-09]', () => {
    expect(recordDrivers(withDrivers('Jo')).proposerDetails.hasAdditionalDriver).toBe(true)
    const answered = { ...withDrivers(), proposerDetails: { ...aProposer, hasAdditionalDriver: true } }
    expect(recordDrivers(answered).proposerDetails.hasAdditionalDriver).toBe(false)
  })

  it('after a no, empties the list and makes the proposer the main driver again', () => {
    const none = removeAllDrivers(markMainDriver(withDrivers('Jo', 'Sam'), 0))
    expect(none.additionalDrivers).toEqual([])
    expect(none.proposerDetails).toMatchObject({ hasAdditionalDriver: false, isMainDriver: true })
  })
})
