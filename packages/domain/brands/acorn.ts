import { type Brand, claimsLineAlwaysOpen, LENDER_NAME, pagesOf, regulationStatement, ukPhone } from './brand'

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
  ...pagesOf('https://www.acorn.example'),
  lenderName: LENDER_NAME,
}
