import { coverLevels } from '@milepost/domain/lists/cover-levels'
import { noClaimsEarnedOn } from '@milepost/domain/lists/no-claims-earned-on'
import { voluntaryExcesses } from '@milepost/domain/lists/voluntary-excesses'
import type { Term } from '@milepost/domain/outcome/underwritten-option'
import { termsSold } from '@milepost/domain/quote/terms-sold'
import type { Terms } from '@milepost/domain/terms/terms'
import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { Cover, NoClaims } from '@milepost/pricing/risk/risk'
import { type Cells, codes, codesOf } from './cells'
import type { PolicyColumn } from './columns'

const levels = codesOf(coverLevels)
const policies = codesOf(noClaimsEarnedOn)
const terms = {
  annual: codes<Term>(termsSold({ term: 'annual' })),
  impound: codes<Term>(termsSold({ term: 'impound' })),
}
const excesses = voluntaryExcesses.map(({ pounds }) => fromPounds(pounds))
const allYears = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export function readCover(cells: Cells<PolicyColumn>, base: Cover, { id, cover }: Terms): Cover {
  const term = cells.code('term', terms[cover.term], base.term)
  if (!cover.asksNoClaimsEarnedOn) cells.mustBeEmpty(['earned on'], `is not asked on ${id}; leave it empty`)
  return {
    ...base,
    level: cells.code('level', levels, base.level),
    term,
    voluntaryExcess: readExcess(cells, base.voluntaryExcess),
    noClaims: readNoClaims(cells, base.noClaims, term),
  }
}

/** Only what can be bought (D-133). */
function readExcess(cells: Cells<PolicyColumn>, otherwise: Pence): Pence {
  const excess = cells.pounds('excess', fromPounds(100_000), otherwise)
  if (excesses.includes(excess)) return excess
  const sold = voluntaryExcesses.map(({ code }) => code).join(', ')
  cells.refuse('excess', `"${cells.text('excess')}" is none of ${sold}`)
  return otherwise
}

/** Protection is for a year's cover of somebody who has earned a discount (AON-01, SUB-07). */
function readNoClaims(cells: Cells<PolicyColumn>, base: NoClaims, term: Term): NoClaims {
  const typical = base.kind === 'earned' ? base : { years: 0, on: 'not-asked' as const }
  const count = cells.whole('no-claims years', [0, 10], typical.years)
  const isProtected = cells.yes('protected', false)
  const on = cells.code('earned on', policies, typical.on)
  const years = allYears.find((known) => known === count)
  if (isProtected && years === undefined) cells.refuse('protected', 'there are no no-claims years to protect')
  if (isProtected && term !== 'annual')
    cells.refuse('protected', 'only the discount of a yearly policy can be protected')
  return years === undefined ? { kind: 'none' } : { kind: 'earned', years, isProtected, on }
}
