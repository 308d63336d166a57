import { descOf } from '../../lists/code-list'
import {
  fullUkLicence,
  type LicenceTypeCode,
  licenceTypes,
  licenceTypesBesideFullUk,
} from '../../lists/licence'
import type { PersonDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { Whose } from './whose'

const kind = choice(licenceTypesBesideFullUk)

export const licenceType = ({ do: doYou, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'licenceType',
    kind,
    label: `What type of driving licence ${doYou} have?`,
    isAsked: ({ subject }) => subject.hasFullUkLicence === false,
    judge: mustBeOffered(kind, {
      key: 'licenceTypeRequired',
      message: `Please choose the type of driving licence ${youHave}`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: {
      field: 'licenceType',
      codes: licenceTypes,
      alsoCodes: { 'Full UK licence': 'F', 'Provisional UK licence': 'P' },
      read: (type: LicenceTypeCode) => ({ licenceType: type, hasFullUkLicence: type === fullUkLicence }),
    },
    dto: {
      isRequired: true,
      // A customer without a full UK licence has not got its type, whatever came from elsewhere.
      serialise: ({ hasFullUkLicence, licenceType: type }) =>
        hasFullUkLicence === (type === fullUkLicence) ? type : undefined,
    },
    summary: (code) => descOf(licenceTypes, code) ?? code,
  })
