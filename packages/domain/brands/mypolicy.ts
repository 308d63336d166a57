import { type Brand, claimsLineAlwaysOpen, LENDER_NAME, pagesOf, regulationStatement, ukPhone } from './brand'

const name = 'MyPolicy'
const legalName = 'Measured Miles Limited'

export const mypolicy: Brand = {
  code: 'MP',
  slug: 'mypolicy',
  name,
  phone: ukPhone('0114 496 0671'),
  openingHours: 'Monday to Friday 8am to 8pm, Saturday 9am to 1pm',
  claimsLine: claimsLineAlwaysOpen('0114 496 0680'),
  email: 'help@mypolicy.example',
  homeUrl: '',
  legalName,
  registeredOffice: '30 Meridian Wharf, Exampleton, ZZ6 8MP',
  companyNumber: '00000606',
  regulation: regulationStatement({ name, legalName, reference: '000606' }),
  ...pagesOf('https://www.mypolicy.example'),
  lenderName: LENDER_NAME,
}
