import { type Brand, claimsLineAlwaysOpen, LENDER_NAME, pagesOf, regulationStatement, ukPhone } from './brand'

const name = 'Carrot'
const legalName = 'First Gear Broking Limited'

export const carrot: Brand = {
  code: 'CRT',
  slug: 'carrot',
  name,
  phone: ukPhone('0113 496 0318'),
  openingHours: 'Monday to Friday 9am to 6pm, Saturday 10am to 4pm',
  claimsLine: claimsLineAlwaysOpen('0113 496 0327'),
  email: 'help@carrot.example',
  homeUrl: '',
  legalName,
  registeredOffice: 'The Potting Shed, Exampleton, ZZ3 7CT',
  companyNumber: '00000303',
  regulation: regulationStatement({ name, legalName, reference: '000303' }),
  ...pagesOf('https://www.carrot.example'),
  lenderName: LENDER_NAME,
}
