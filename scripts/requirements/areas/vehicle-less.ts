import type { Area } from '../area'

export const vehicleLess: Area = {
  code: 'VLS',
  name: 'Quotes without a vehicle',
  titles: {
    'VLS-01': 'Almost ready: plate and value are missing',
    'VLS-02': 'Whoever does not know the plate has a way on',
    'VLS-03': 'Vehicle found and value in bounds before sending',
    'VLS-04': 'Each line is priced its own way, others refused',
    'VLS-05': 'Referred, declined or priced: three ways on',
  },
}
