import { coverLevels, noClaimsEarnedOn, voluntaryExcesses } from '@milepost/domain/lists/cover'
import { businessRadii } from '@milepost/domain/lists/vehicle'
import { termsSold } from '@milepost/domain/quote/terms-sold'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { Terms } from '@milepost/domain/terms/terms'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds, type Pence, toPounds } from '@milepost/domain/values/pence'
import { typicalRisk, typicalWork } from '@milepost/pricing/book/typical-risk'
import {
  type CommercialWork,
  type Cover,
  type NoClaims,
  noClaimsYears,
  plainFields,
  type Risk,
  type Work,
} from '@milepost/pricing/risk/risk'
import { type Cell, codes, codesOf } from './cells.ts'
import { type Columns, columnsOf, plainColumns, yesOrNo } from './column.ts'

const anyDay = localDate('2026-01-01')

/** The typical value gives the type of a plain field; the day does not matter. */
const typicalCarRisk = typicalRisk('private-car', { ratedOn: anyDay, start: anyDay })

const levels = codesOf(coverLevels)
const policies = codesOf(noClaimsEarnedOn)
const radii = codesOf(businessRadii)
const terms = {
  annual: codes<Term>(termsSold({ term: 'annual' })),
  impound: codes<Term>(termsSold({ term: 'impound' })),
}
const excesses = voluntaryExcesses.map(({ pounds }) => fromPounds(pounds))
const allYears = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export const coverColumns = {
  level: {
    says: 'COMP, TPFT, TPO',
    read: (cell, { level }) => ({ level: cell.code(levels, level) }),
    write: ({ level }) => level,
  },
  term: {
    says: 'annual, thirty-day; on impound: impound',
    read: (cell, { term }, { cover }) => ({ term: cell.code(terms[cover.term], term) }),
    write: ({ term }) => term,
  },
  excess: {
    says: 'the voluntary excess in pounds: 0, 100, 150 … 1000',
    read: (cell, { voluntaryExcess }) => ({ voluntaryExcess: readExcess(cell, voluntaryExcess) }),
    write: ({ voluntaryExcess }) => toPounds(voluntaryExcess),
  },
  'no-claims years': {
    says: '0 to 10; 10 is ten or more',
    read: (cell, { noClaims }) => ({ noClaims: readYears(cell, noClaims) }),
    write: ({ noClaims }) => noClaimsYears(noClaims),
  },
  protected: {
    says: 'yes or no: the no-claims discount is protected',
    read: (cell, cover) => ({ noClaims: readProtection(cell, cover) }),
    write: ({ noClaims }) => yesOrNo(noClaims.kind === 'earned' && noClaims.isProtected),
  },
  'earned on': {
    says: 'van and taxi: the policy the years were earned on, 2, 11, 12 …',
    read: (cell, { noClaims }, asked) => ({ noClaims: readEarnedOn(cell, noClaims, asked) }),
    write: ({ noClaims }) => (noClaims.kind === 'earned' && noClaims.on !== 'not-asked' ? noClaims.on : ''),
  },
  ...plainColumns<Cover, typeof plainFields.cover>(plainFields.cover, typicalCarRisk.cover),
} as const satisfies Columns<Cover>

export const proposerColumns = plainColumns<Risk, typeof plainFields.proposer>(
  plainFields.proposer,
  typicalCarRisk,
)

/** The commercial use of a van or taxi (VEH-24). */
export const workColumns = {
  radius: workColumn({
    says: 'van and taxi: 15, 25, 50, 100, OVER_100, NATIONWIDE',
    read: (cell, { radius }) => ({ radius: cell.code(radii, radius) }),
    write: ({ radius }) => radius,
  }),
  ...columnsOf(
    plainColumns<CommercialWork, typeof plainFields.work>(plainFields.work, typicalWork),
    (column) => workColumn({ ...column, says: `van and taxi: ${column.says}` }),
  ),
} as const satisfies Columns<Work>

/** Only the excesses on offer (D-133). */
function readExcess(cell: Cell, otherwise: Pence): Pence {
  const excess = cell.pounds(fromPounds(100_000), otherwise)
  if (excesses.includes(excess)) return excess
  const sold = voluntaryExcesses.map(({ code }) => code).join(', ')
  cell.refuse(`"${cell.text}" is none of ${sold}`)
  return otherwise
}

function readYears(cell: Cell, typical: NoClaims): NoClaims {
  const count = cell.whole([0, 10], noClaimsYears(typical))
  const years = allYears.find((known) => known === count)
  const on = typical.kind === 'earned' ? typical.on : 'not-asked'
  return years === undefined ? { kind: 'none' } : { kind: 'earned', years, isProtected: false, on }
}

/** Protection needs annual cover and an earned discount (AON-01, SUB-07). */
function readProtection(cell: Cell, { noClaims, term }: Cover): NoClaims {
  const isProtected = cell.yes(false)
  if (isProtected && noClaims.kind === 'none') cell.refuse('there are no no-claims years to protect')
  if (isProtected && term !== 'annual') cell.refuse('only the discount of a yearly policy can be protected')
  return noClaims.kind === 'none' ? noClaims : { ...noClaims, isProtected }
}

function readEarnedOn(cell: Cell, noClaims: NoClaims, { id, cover }: Terms): NoClaims {
  if (!cover.asksNoClaimsEarnedOn) cell.refuse(`is not asked on ${id}; leave it empty`)
  const on = cell.code(policies, 'not-asked')
  return noClaims.kind === 'none' ? noClaims : { ...noClaims, on }
}

/** A filled cell on a line that does not ask for it is probably a mistake, so it is reported. */
function workColumn(column: {
  says: string
  read: (cell: Cell, work: CommercialWork, terms: Terms) => Partial<CommercialWork>
  write: (work: CommercialWork) => string | number
}) {
  return {
    says: column.says,
    read: (cell: Cell, work: Work, terms: Terms): Partial<Work> => {
      if (work.kind === 'commercial') return column.read(cell, work, terms)
      cell.refuse(`is not asked on ${terms.id}; leave it empty`)
      return work
    },
    write: (work: Work) => (work.kind === 'commercial' ? column.write(work) : ''),
  }
}
