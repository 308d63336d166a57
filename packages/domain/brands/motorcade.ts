import { type Brand, claimsLineAlwaysOpen, LENDER_NAME, regulationStatement, ukPhone } from './brand'

const name = 'Motorcade'
const legalName = 'Procession Square Brokers Limited'

export const motorcade: Brand = {
  code: 'M',
  slug: 'motorcade',
  name,
  phone: ukPhone('0117 496 0455'),
  openingHours: 'Monday to Friday 8.30am to 6.30pm',
  claimsLine: claimsLineAlwaysOpen('0117 496 0464'),
  email: 'help@motorcade.example',
  homeUrl: '',
  legalName,
  registeredOffice: '9 Procession Square, Exampleton, ZZ4 9MC',
  companyNumber: '00000404',
  regulation: regulationStatement({ name, legalName, reference: '000404' }),
  termsOfBusinessUrl: 'https://www.motorcade.example/terms-of-business',
  contactUrl: 'https://www.motorcade.example/contact-us',
  privacyNoticeUrl: 'https://www.motorcade.example/privacy-notice',
  customerPortalUrl: 'https://www.motorcade.example/sign-in',
  lenderName: LENDER_NAME,
  statement: { short: 'MCD', name: 'MOTORCADE' },
}
