/** The long form of a driver is read in parts. A part begins at the question named here and goes on to the next one named. */
export const driverHeadings: Readonly<Record<string, string>> = {
  title: 'About the driver',
  isFullTimeTaxi: 'Work',
  hasFullUkLicence: 'Licence',
  hasMotoringConvictions: 'Driving history',
  motoringClaims: 'Details and agreement',
}
