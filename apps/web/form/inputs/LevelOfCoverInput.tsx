import { coverLevels } from '@milepost/domain/lists/cover-levels'
import { CANNOT_BE_CHOSEN, coverLevelDescriptions } from '@milepost/domain/questions/cover/level-of-cover'
import { FieldNote } from '../../ui/FieldNote'
import { RadioRows } from '../../ui/RadioRows'
import type { InputProps } from '../input'

/** Each level with what it covers; a level that is not offered is described all the same (COV-02, D-128). */
export function LevelOfCoverInput({ box, question, asking }: InputProps) {
  const offered = new Set((question.kind.options?.(asking) ?? []).map(({ code }) => code))
  const options = coverLevels
    .filter(({ code }) => offered.has(code))
    .map(({ code, desc }) => ({ value: code, label: desc, hint: coverLevelDescriptions[code] }))
  return (
    <div>
      <RadioRows {...box} options={options} />
      {coverLevels
        .filter(({ code }) => !offered.has(code))
        .map(({ code, desc }) => (
          <FieldNote key={code}>
            <strong>{desc}:</strong> {coverLevelDescriptions[code]} {CANNOT_BE_CHOSEN}
          </FieldNote>
        ))}
    </div>
  )
}
