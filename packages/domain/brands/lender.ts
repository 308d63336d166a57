import { LENDER_NAME, type Phone, ukPhone } from './firm.ts'

/** The lender of monthly payments, as fictional as the firms (D-014, D-192). */
export type Lender = {
  name: string
  address: string
  phone: Phone
  openingHours: string
  email: string
  companyNumber: string
  regulation: string
}

export const larchfield: Lender = {
  name: LENDER_NAME,
  address: '3 Larchfield Way, Exampleton, ZZ9 3LP',
  phone: ukPhone('0117 496 0913'),
  openingHours: 'Monday to Friday 9am to 5.30pm',
  email: 'help@larchfield.example',
  companyNumber: '00000909',
  regulation: `${LENDER_NAME} is authorised and regulated by the Financial Conduct Authority, firm reference number 000909. It is a fictional firm and this number is on no register.`,
}
