import { type Rule, when } from './rule'

export const workRules: readonly Rule[] = [
  when('dangerous-goods', ({ work }) => work.kind === 'commercial' && work.carriesDangerousGoods),
  when('hazardous-site', ({ work }) => work.kind === 'commercial' && work.visitsHazardousSites),
]
