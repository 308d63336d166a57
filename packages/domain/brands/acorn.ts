import { type Brand, claimsLineAlwaysOpen, LENDER_NAME, regulationStatement, ukPhone } from './brand'

const name = 'Acorn'
const legalName = 'Oak Yard Brokers Limited'

export const acorn: Brand = {
  code: 'A',
  slug: 'acorn',
  name,
  phone: ukPhone('0808 157 0132'),
  openingHours: 'Monday to Friday 8am to 7pm, Saturday 9am to 5pm',
  claimsLine: claimsLineAlwaysOpen('0808 157 0139'),
  email: 'help@acorn.example',
  homeUrl: '',
  legalName,
  registeredOffice: '1 Oak Yard, Exampleton, ZZ1 1AA',
  companyNumber: '00000101',
  regulation: regulationStatement({ name, legalName, reference: '000101' }),
  termsOfBusinessUrl: 'https://www.acorn.example/terms-of-business',
  contactUrl: 'https://www.acorn.example/contact-us',
  privacyNoticeUrl: 'https://www.acorn.example/privacy-notice',
  customerPortalUrl: 'https://www.acorn.example/sign-in',
  lenderName: LENDER_NAME,
  statement: { short: 'ACN', name: 'ACORN' },
}
