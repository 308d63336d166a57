import { licensingAuthorities } from '../lists/licensing-authorities'
import { operatingAreas } from '../lists/operating-areas'
import { relationships } from '../lists/relationships'
import type { AdditionalDriver, ProposerDetails } from '../questions/people/person-details'
import { tidyAddress } from '../values/address'
import { parseEmail } from '../values/email'
import { parsePhone } from '../values/phone'
import { answerOf } from './answer-of'
import { codeIn } from './codes'
import { personRows } from './person-rows'
import { type AnyRow, row } from './row'
import type { SiteDriver, SiteProposer, SiteTaxi } from './site-risk'

const ofProposer = row<SiteProposer, ProposerDetails>()
const ofDriver = row<SiteDriver, AdditionalDriver>()
const ofTaxi = row<SiteTaxi, ProposerDetails>()

const relationship = codeIn(relationships)
const authority = codeIn(licensingAuthorities)
const area = codeIn(operatingAreas)

export const proposerRows: readonly AnyRow[] = [
  ...personRows,
  ofProposer({
    from: 'email',
    to: ['emailAddress'],
    read(sent) {
      const checked = parseEmail(sent)
      return { emailAddress: checked.ok ? checked.value : sent }
    },
  }),
  ofProposer({
    from: 'phone',
    to: ['phoneNumber'],
    read(sent) {
      const checked = parsePhone(sent)
      return { phoneNumber: checked.ok ? checked.value : sent }
    },
  }),
  ofProposer({
    from: 'homeOwner',
    to: ['isHomeOwner'],
    read: (isHomeOwner) => ({ isHomeOwner }),
    unsent: { assumed: 'Does not own their home', answers: () => ({ isHomeOwner: false }) },
  }),
  ofProposer({ from: 'address', to: ['address'], read: (sent) => ({ address: tidyAddress(sent) }) }),
]

export const driverRows: readonly AnyRow[] = [
  ...personRows,
  ofDriver({
    from: 'relationship',
    to: ['relationshipToProposer'],
    read: (sent) => answerOf('relationshipToProposer', relationship(sent)),
  }),
  ofDriver({ from: 'mainDriver', to: ['isMainDriver'], read: (isMainDriver) => ({ isMainDriver }) }),
]

/** Asked once, of the proposer, on the taxi lines (D-082, D-105). */
export const taxiRows: readonly AnyRow[] = [
  ofTaxi({
    from: 'licensingAuthority',
    to: ['licencingAuthority'],
    read: (sent) => answerOf('licencingAuthority', authority(sent)),
  }),
  ofTaxi({
    from: 'operatingArea',
    to: ['operatingArea'],
    read: (sent) => answerOf('operatingArea', area(sent)),
  }),
]
