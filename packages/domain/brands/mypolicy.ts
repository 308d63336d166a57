import { type Brand, claimsLineAlwaysOpen, LENDER_NAME, regulationStatement, ukPhone } from './brand'

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
  termsOfBusinessUrl: 'https://www.mypolicy.example/terms-of-business',
  contactUrl: 'https://www.mypolicy.example/contact-us',
  privacyNoticeUrl: 'https://www.mypolicy.example/privacy-notice',
  customerPortalUrl: 'https://www.mypolicy.example/sign-in',
  lenderName: LENDER_NAME,
  statement: { short: 'MYP', name: 'MYPOLICY' },
}
