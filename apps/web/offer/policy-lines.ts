import type { Chapter } from '@milepost/domain/journeys/answers-in-words'
import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import type { Answers } from '@milepost/domain/questions/answers'
import { excessSummary } from '@milepost/domain/quote/excess'
import { longMoment, type PolicyPeriod } from '@milepost/domain/quote/policy-period'
import { formatPounds, fromPounds } from '@milepost/domain/values/pence'
import type { Option } from './offer.ts'

type PolicyLinesInput = {
  answers: Pick<Answers, 'coverDetails' | 'vehicleDetails'>
  period: PolicyPeriod | undefined
  option: Option
}

/** The policy in a few lines; the excesses are those of this option. Unknown details have no line. */
export function policyLines({ answers, period, option }: PolicyLinesInput): readonly PanelLine[] {
  const { registration, vehicleInfo } = answers.vehicleDetails
  const { levelOfCover } = answers.coverDetails
  const vehicle = [registration, vehicleInfo && `${vehicleInfo.make.desc} ${vehicleInfo.model.desc}`]
  return [
    line('Cover starts', period && longMoment(period.from)),
    line('Cover ends', period && longMoment(period.to)),
    line('Vehicle', vehicle.filter(Boolean).join(', ') || undefined),
    line('Level of cover', levelOfCover && descOf(coverLevels, levelOfCover)),
    [excessLines(option.underwrittenExcesses).total],
  ].flat()
}

function line(name: string, words: string | undefined): readonly PanelLine[] {
  return words ? [{ name, words }] : []
}

/** One line about an offer: a short name, and the answer in the words of its question. */
export type PanelLine = { name: string; words: string }

/** A line for each of these answers, under a short name. Answers that this journey does not ask for have no line. */
export function answerLines(
  fields: readonly (readonly [field: string, name: string])[],
  chapters: readonly Chapter[],
): readonly PanelLine[] {
  const shown = chapters.filter(({ driver }) => driver === undefined).flatMap(({ answers }) => answers)
  return fields.flatMap(([field, name]) => {
    const found = shown.find((answer) => answer.field === field)
    return found ? [{ name, words: found.answer }] : []
  })
}

/** Compulsory and voluntary make the total; some claims have a separate excess instead (RES-20, CON-37). */
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
