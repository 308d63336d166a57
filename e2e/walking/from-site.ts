import { withDerivedAnswers } from '@milepost/domain/questions/people/derived-answers'
import { ownerAndKeeper } from '@milepost/domain/questions/vehicle/rules'
import { splitLicenceNumber } from '@milepost/domain/values/licence-number'
import { toPounds } from '@milepost/domain/values/pence'
import { expect, type Page } from '@playwright/test'
import { linkFromSite } from '../arriving/from-site.ts'
import type { Person } from '../personas/person.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Your quote from Quotelark' })

/**
 * Arrives by the link that a comparison site shows with our price: the site has sent everything but the licence number and the
 * consent.
 */
export async function arriveFromSite(page: Page, person: Person): Promise<void> {
  await page.goto(await linkFromSite(person.journey, siteRisk(person)))
  await expect(panel(page)).toContainText('Your price, as you saw it on Quotelark')
  await panel(page).getByRole('button', { name: 'Read Disclaimer' }).click()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(panel(page)).toContainText('We have all your answers')
  const [, , initials, check] = splitLicenceNumber(person.answers.proposerDetails.licenceNumber ?? '')
  const form = page.getByRole('form', { name: 'Buy your policy' })
  await form.getByLabel('Box 3').fill(initials)
  await form.getByLabel('Box 4').fill(check)
}

/** The person in the shape that sites send: plain names, the same codes, amounts in pounds. */
function siteRisk({ answers, registration }: Person) {
  const { coverDetails: cover, vehicleDetails: vehicle } = answers
  const you = withDerivedAnswers(answers.proposerDetails)
  const { ownership, registeredKeeper } = ownerAndKeeper(vehicle)
  return {
    proposer: {
      title: you.title,
      firstName: you.firstName,
      lastName: you.lastNames,
      dateOfBirth: you.dateOfBirth,
      maritalStatus: you.maritalStatus,
      ukResidentSince: you.ukResidenceSince ?? you.dateOfBirth,
      employmentStatus: you.employmentType,
      occupation: you.occupation,
      industry: you.industry,
      fullTime: you.isFullTime,
      licenceType: you.licenceType,
      licenceObtained: you.licenceObtained,
      email: answers.proposerDetails.emailAddress,
      phone: answers.proposerDetails.phoneNumber,
      homeOwner: answers.proposerDetails.isHomeOwner,
      address: answers.proposerDetails.address,
    },
    vehicle: {
      registration,
      value: vehicle.value === undefined ? undefined : toPounds(vehicle.value),
      purchased: vehicle.datePurchased,
      owner: ownership,
      keeper: registeredKeeper,
      use: vehicle.vehicleUse,
      overnightLocation: vehicle.vehicleOvernight,
      annualMileage: vehicle.annualMileage,
      businessMileage: vehicle.businessMileage,
      businessRadius: vehicle.businessRadius,
      internalRacking: vehicle.hasInternalRacking,
      dangerousGoods: vehicle.carriesDangerousGoods,
      hazardousSites: vehicle.visitsHazardousSites,
    },
    cover: {
      level: cover.levelOfCover,
      voluntaryExcess: cover.voluntaryExcess === undefined ? undefined : toPounds(cover.voluntaryExcess),
      ncdYears: Number(cover.yearsOfNoClaimsDiscount),
      ncdProtected: cover.protectNoClaimsDiscount,
      ncdEarnedOn: cover.typeOfPolicyNCDEarned,
    },
  }
}
