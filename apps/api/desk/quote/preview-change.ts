import { totalOf } from '@milepost/domain/quote/price'
import type { Pence } from '@milepost/domain/values/pence'
import { changesBetween, type PriceChanges } from '@milepost/pricing/receipt/changes'
import { pricedOf } from '@milepost/pricing/receipt/priced'
import type { StaffSession } from '../../platform/session/staff-ports.ts'
import type { QuoteStatus, QuoteStore } from '../../quote/ports.ts'
import { nextVersions } from '../../quote/rerate.ts'
import {
  answersChanged,
  type Changeable,
  changeableIn,
  type FormProblem,
  placeInForm,
} from './changeable-answers.ts'
import {
  type ChangesAsked,
  lookedUp,
  type NotChanged,
  openForCaller,
  type TelephonePorts,
} from './telephone.ts'

export type PreviewPorts = TelephonePorts & {
  quotes: Pick<QuoteStore, 'findQuote' | 'findVersion' | 'thirtyDayPolicies'>
}

export type ChangePreviewed = {
  kind: 'previewed'
  /** What is asked with these answers. */
  changeable: Changeable
  /** What is still missing or wrong; there is no price until it is corrected. */
  problems: readonly FormProblem[]
  priced: { status: QuoteStatus; total: Pence | undefined; changes: PriceChanges | undefined } | undefined
}

/** The effect of the changes, by the same steps as saving them; nothing is stored (DSK-337). */
export async function previewChange(
  asked: ChangesAsked,
  session: StaffSession,
  ports: PreviewPorts,
): Promise<ChangePreviewed | NotChanged> {
  const now = ports.clock()
  const open = await openForCaller(asked, session, now, ports)
  if (open.kind !== 'open') return open
  const { quote } = open
  if (quote.current.version !== asked.version) return { kind: 'moved-on' }
  const looked = await lookedUp(asked, session, ports)
  if (looked.kind !== 'looked-up') return looked
  const next = answersChanged(quote, looked.typed, now)
  const changeable = changeableIn(quote, next.answers, now)
  const without = (problems: readonly FormProblem[]): ChangePreviewed => ({
    kind: 'previewed',
    changeable,
    problems,
    priced: undefined,
  })
  if (next.errors.length > 0 || next.fields.length === 0) return without(next.errors)
  const { marketing, choices } = quote.current
  const change = { answers: next.answers, marketing, choices, cause: 'answers' as const }
  const made = await nextVersions(quote, change, now, ports)
  if (made.kind === 'incomplete')
    return without(made.missing.map(({ field, message }) => ({ field: placeInForm(field), message })))
  const [{ status, next: version }] = made.versions
  const [option] = version.assessment.kind === 'offered' ? version.assessment.outcome.options : []
  const [before, after] = [pricedOf(quote.current), pricedOf(version)]
  return {
    kind: 'previewed',
    changeable,
    problems: [],
    priced: {
      status,
      total: option && totalOf(option.price),
      changes: before && after && changesBetween(before, after),
    },
  }
}
