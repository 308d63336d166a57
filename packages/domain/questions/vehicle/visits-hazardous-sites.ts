import type { VehicleDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'

export const visitsHazardousSites = question<VehicleDetails>()({
  name: 'visitsHazardousSites',
  kind: yesNo,
  label: 'Does the vehicle visit hazardous sites?',
  hint: 'Such as airport airside areas, railway tracksides, power stations, refineries, quarries or docks.',
  isAsked: ({ terms }) => terms.use.asksHazardousSites,
  judge: mustBeAnswered({
    key: 'visitsHazardousSitesRequired',
    message: 'Please tell us if the vehicle visits hazardous sites',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'hazardousSites', assume: [false, 'No hazardous sites are visited'] },
  summary: yesOrNo,
})
