import type { VehicleDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'

export const carriesDangerousGoods = question<VehicleDetails>()({
  name: 'carriesDangerousGoods',
  kind: yesNo,
  label: 'Does the vehicle carry dangerous goods?',
  hint: 'Such as flammable, explosive, corrosive or radioactive material, or hazardous waste.',
  isAsked: ({ terms }) => terms.use.asksDangerousGoods,
  judge: mustBeAnswered({
    key: 'carriesDangerousGoodsRequired',
    message: 'Please tell us if the vehicle carries dangerous goods',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'dangerousGoods', assume: [false, 'No dangerous goods are carried'] },
  summary: yesOrNo,
})
