import { excessSummary } from '@milepost/domain/outcome/excess-summary'
import { formatPounds, fromPounds } from '@milepost/domain/values/pence'
import type { Option } from './offer'
import type { PanelLine } from './panel-line'

/** Compulsory and voluntary make the total; some claims have an excess of their own in its place (RES-20, CON-37). */
export type ExcessLines = { parts: readonly PanelLine[]; total: PanelLine; instead: readonly PanelLine[] }

export function excessLines(excesses: Option['underwrittenExcesses']): ExcessLines {
  const { compulsory, voluntary, total, instead } = excessSummary(
    excesses.map(({ excessCode, totalAmount }) => ({
      code: excessCode,
      amount: fromPounds(totalAmount.amount),
    })),
  )
  const line = ({ name, amount }: (typeof compulsory)[number]) => ({ name, words: formatPounds(amount) })
  return {
    parts: [...compulsory.map(line), line({ name: 'Voluntary excess', amount: voluntary })],
    total: line({ name: 'Total excess', amount: total }),
    instead: instead.map(line),
  }
}
