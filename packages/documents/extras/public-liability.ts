import { pounds } from '../words/limits'
import { homeOnly, type WriteExtra } from './extra-terms'

export const publicLiability: WriteExtra = ({ publicLiabilityPounds }) => {
  const { standard = 0, upgrade = 0 } = publicLiabilityPounds ?? {}
  return {
    name: 'Public liability',
    type: 'This raises the limit of the public liability cover of your policy.',
    insured: [
      `Injury to the public, or damage to their property, in the course of your taxi work: up to ${pounds(upgrade)} for any one event, in place of ${pounds(standard)}`,
    ],
    notInsured: [
      'Accidents with the vehicle, which your policy covers in another part',
      'Property you own or look after',
      'Injury to people you employ',
      'Liability that exists only because of an agreement you made',
    ],
    restrictions: ['You must hold the taxi licences that your authority asks for.'],
    where: homeOnly,
    onAClaim: 'Send us every letter at once and without answering. Do not admit blame or promise to pay.',
  }
}
