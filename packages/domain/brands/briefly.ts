import { type Brand, claimsLineAlwaysOpen, LENDER_NAME, pagesOf, regulationStatement, ukPhone } from './brand'

const name = 'Briefly'
const legalName = 'Short Notice Cover Limited'

export const briefly: Brand = {
  code: 'B',
  slug: 'briefly',
  name,
  phone: ukPhone('0808 157 0247'),
  openingHours: 'Every day 7am to 9pm',
  claimsLine: claimsLineAlwaysOpen('0808 157 0256'),
  email: 'help@briefly.example',
  homeUrl: '',
  legalName,
  registeredOffice: '24 Gatehouse Row, Exampleton, ZZ2 4BR',
  companyNumber: '00000202',
  regulation: regulationStatement({ name, legalName, reference: '000202' }),
  ...pagesOf('https://www.briefly.example'),
  lenderName: LENDER_NAME,
}
