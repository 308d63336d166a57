import { type Brand, claimsLineAlwaysOpen, LENDER_NAME, pagesOf, regulationStatement, ukPhone } from './brand'

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
  ...pagesOf('https://www.motorcade.example'),
  lenderName: LENDER_NAME,
}
