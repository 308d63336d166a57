import { type Brand, claimsLineAlwaysOpen, LENDER_NAME, regulationStatement, ukPhone } from './brand'

const name = 'Flag'
const legalName = 'Rank and Flag Brokers Limited'

export const flag: Brand = {
  code: 'F',
  slug: 'flag',
  name,
  phone: ukPhone('020 7946 0566'),
  openingHours: 'Every day 6am to 10pm',
  claimsLine: claimsLineAlwaysOpen('020 7946 0575'),
  email: 'help@flag.example',
  homeUrl: '',
  legalName,
  registeredOffice: '12 Cabmen Mews, Exampleton, ZZ5 2FG',
  companyNumber: '00000505',
  regulation: regulationStatement({ name, legalName, reference: '000505' }),
  termsOfBusinessUrl: 'https://www.flag.example/terms-of-business',
  contactUrl: 'https://www.flag.example/contact-us',
  privacyNoticeUrl: 'https://www.flag.example/privacy-notice',
  customerPortalUrl: 'https://www.flag.example/sign-in',
  lenderName: LENDER_NAME,
  statement: { short: 'FLG', name: 'FLAG TAXI' },
}
