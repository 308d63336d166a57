import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { blankAddress } from '@milepost/domain/values/address'
import { formatDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type { KindName } from './every-kind'

/** What stands in the box, or the answer itself where an input holds more than text. */
type Shown = { typed: string } | { answer: unknown }

const home = { ...blankAddress, line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA' }
const text = (typed: string) => () => ({ typed })
/** The first answer there is to choose. */
const chosen = (question: AnyQuestion, asking: Asking<AnySubject>) => ({
  typed: question.kind.options?.(asking)[0]?.code ?? '',
})

/** An answer of each kind. A new kind does not compile until it has one. */
export const answersShown: Readonly<
  Record<KindName, (question: AnyQuestion, asking: Asking<AnySubject>) => Shown>
> = {
  plate: text('AB12 CDE'),
  money: text('8,450'),
  choice: chosen,
  search: chosen,
  mileage: chosen,
  date: text('27/3/1987'),
  name: text('Morgan'),
  email: text('alan@morgan.example'),
  phone: text('0113 496 0100'),
  'licence-number': text('MORGA/803277/A99/AB'),
  'yes-no': text('yes'),
  'whole-number': text('12'),
  tick: text('yes'),
  start: (_, { today }) => ({ typed: `${formatDate(today)} 09:30` }),
  address: () => ({ answer: home }),
  list: () => ({
    answer: [{ modificationCode: 'TOW_BAR', value: fromPounds(250), isForMedicalReasons: false }],
  }),
}
