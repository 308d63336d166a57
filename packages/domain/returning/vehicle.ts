import { plate } from '../questions/kinds/plate'
import { formQuestion } from '../questions/question'
import { judgeForSearch } from '../questions/vehicle/registration'
import type { Facts } from './facts'

/** The vehicle of the quote. Nothing is looked up by it: it is compared, and that on the server. */
export const vehicle = formQuestion<Facts>()({
  name: 'registration',
  kind: plate,
  label: 'Vehicle registration',
  hint: 'As it is on the number plate, with or without spaces.',
  judge: judgeForSearch,
  summary: (registration) => registration,
})
