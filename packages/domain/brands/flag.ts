import { type Brand, claimsLineAlwaysOpen, LENDER_NAME, pagesOf, regulationStatement, ukPhone } from './brand'

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
  ...pagesOf('https://www.flag.example'),
  lenderName: LENDER_NAME,
}
