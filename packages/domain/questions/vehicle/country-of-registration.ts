import { descOf } from '../../lists/code-list'
import { countriesOfRegistration } from '../../lists/countries-of-registration'
import type { VehicleDetails } from '../answers'
import { mustBeOffered } from '../kinds/must-be-offered'
import { searched } from '../kinds/search'
import { question } from '../question'

const kind = searched('countriesOfRegistration')

export const countryOfRegistration = question<VehicleDetails>()({
  name: 'countryOfRegistration',
  kind,
  label: 'In which country was the vehicle first registered?',
  isAsked: ({ subject }) => subject.isImported === true,
  judge: mustBeOffered(kind, {
    key: 'countryOfRegistrationRequired',
    message: 'Please choose the country where the vehicle was first registered',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'countryFirstRegistered', codes: countriesOfRegistration },
  dto: { shape: { text: 60 } },
  summary: (code) => descOf(countriesOfRegistration, code) ?? code,
})
