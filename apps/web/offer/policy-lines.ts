import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover-levels'
import type { Answers } from '@milepost/domain/questions/answers'
import type { PolicyPeriod } from '@milepost/domain/quote/policy-period'
import { momentInWords } from '@milepost/domain/quote/term-in-words'
import { excessLines } from './excess-lines'
import type { Option } from './offer'
import type { PanelLine } from './panel-line'

type Told = {
  answers: Pick<Answers, 'coverDetails' | 'vehicleDetails'>
  period: PolicyPeriod | undefined
  option: Option
}

/** The policy in a few lines; the excesses are this option's own. What is not known has no line. */
export function policyLines({ answers, period, option }: Told): readonly PanelLine[] {
  const { registration, vehicleInfo } = answers.vehicleDetails
  const { levelOfCover } = answers.coverDetails
  const vehicle = [registration, vehicleInfo && `${vehicleInfo.make.desc} ${vehicleInfo.model.desc}`]
  return [
    line('Cover starts', period && momentInWords(period.from)),
    line('Cover ends', period && momentInWords(period.to)),
    line('Vehicle', vehicle.filter(Boolean).join(', ') || undefined),
    line('Level of cover', levelOfCover && descOf(coverLevels, levelOfCover)),
    [excessLines(option.underwrittenExcesses).total],
  ].flat()
}

function line(name: string, words: string | undefined): readonly PanelLine[] {
  return words ? [{ name, words }] : []
}
