import type { Reply } from '@milepost/contract/call'
import type {
  findCallersVehicle,
  getChangeableAnswers,
  previewChange,
} from '@milepost/contract/desk/calls/telephone'
import type { CodeEntry } from '@milepost/domain/lists/code-list'
import { toPounds } from '@milepost/domain/values/pence'
import type { Changeable } from './changeable-answers.ts'
import type { VehicleRead } from './changeable-vehicle.ts'
import type { ChangePreviewed } from './preview-change.ts'

type ChangeableDto = Omit<Reply<typeof getChangeableAnswers>['body'], 'version'>

export function changeableDto({ answers, vehicle, addresses, lists }: Changeable): ChangeableDto {
  return {
    answers: answers.map(withOptions),
    ...(vehicle && { vehicle }),
    addresses: [...addresses],
    lists: lists.map(({ entries, within, ...list }) => ({
      ...asksDto(list),
      within: within.map(asksDto),
      entries: entries.map(({ lists: inner, ...entry }) => ({
        ...entryDto(entry),
        lists: inner.map(({ entries: listed, ...each }) => ({ ...each, entries: listed.map(entryDto) })),
      })),
    })),
  }
}

type List = Changeable['lists'][number]

function asksDto<Asked extends Pick<List, 'ask' | 'askedOfNew'>>({ ask, askedOfNew, ...list }: Asked) {
  return { ...list, ask: ask.map(withOptions), askedOfNew: [...askedOfNew] }
}

function entryDto({ title, answers, asked }: Omit<List['entries'][number], 'lists'>) {
  return { title, answers: [...answers], asked: [...asked] }
}

function withOptions<Asked extends { options: readonly CodeEntry[] | undefined }>({
  options,
  ...each
}: Asked) {
  return { ...each, ...(options && { options: options.map(({ code, desc }) => ({ code, desc })) }) }
}

export function vehicleDto({
  models,
  problem,
  details,
  ...read
}: VehicleRead): Reply<typeof findCallersVehicle>['body'] {
  return {
    ...read,
    details: [...details],
    ...(models && { models: { question: models.question, options: [...models.options] } }),
    ...(problem !== undefined && { problem }),
  }
}

export function previewDto({
  changeable,
  problems,
  priced,
}: ChangePreviewed): Reply<typeof previewChange>['body'] {
  return {
    ...changeableDto(changeable),
    problems: [...problems],
    ...(priced && {
      status: priced.status,
      ...(priced.total !== undefined && { total: toPounds(priced.total) }),
      causes: (priced.changes?.changes ?? []).map(({ title, amount }) => ({
        title,
        amount: toPounds(amount),
      })),
    }),
  }
}
