import { documentsIssued, renderPolicyDocument } from '@milepost/documents/documents'
import { type IssuedPolicy, policyDocumentData } from '@milepost/documents/policy-document-data'
import { anIssuedPolicy } from '@milepost/documents/testing/policies'
import { answersOf } from '@milepost/documents/testing/quotes'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { instantOf } from '@milepost/domain/values/london-time'
import { pence } from '@milepost/domain/values/pence'
import PDFDocument from 'pdfkit'
import { compare, figure, median } from './figures.ts'

/**
 * All documents of a policy, from the stored data to the bytes. Target: 150 ms of CPU time for the largest pack: an annual policy paid
 * monthly, with a telematics device and four extras. Each run is for another customer, with their own names, addresses, dates and prices,
 * so only what all documents have in common can be cached. The reference is a pdfkit document with the same number of pages, in a standard
 * font, without tags, tables or colours: only 45 lines a page.
 */
const BAR = 150
const WARM_UP = 15
const ROUNDS = 40
const LARGEST: JourneyId = 'acorn_protect'

const first = await cpuOf(() => packOf(aCustomer(LARGEST, 0)))
for (let seed = 1; seed <= WARM_UP; seed += 1) for (const id of journeyIds) await packOf(aCustomer(id, seed))

const largest: number[] = []
const any: number[] = []
const bare: number[] = []
const pack = await packOf(aCustomer(LARGEST, 0))
const pages = sum(pack.map(pagesOf))
for (let round = 0; round < ROUNDS; round += 1) {
  const seed = WARM_UP + 1 + round
  const customer = aCustomer(LARGEST, seed)
  largest.push(await cpuOf(() => packOf(customer)))
  const other = aCustomer(journeyIds[round % journeyIds.length] ?? LARGEST, seed)
  any.push(await cpuOf(() => packOf(other)))
  bare.push(await cpuOf(() => bareDocument(pages)))
}

figure(
  'the largest pack',
  `${pack.length} papers, ${pages} pages, ${Math.round(sum(pack.map(({ length }) => length)) / 1024)} KB`,
)
figure(`processor time of it, bar ${BAR} ms`, inWords(largest))
figure('the packs of all journeys in turn', inWords(any))
figure('the very first, fonts parsed and nothing warm', `${first.toFixed(0)} ms`)
figure(`a bare document of pdfkit's, ${pages} pages`, inWords(bare))
figure('the pack in bare documents', (median(largest) / median(bare)).toFixed(2))
compare({
  measured: 'the largest document pack, processor time',
  ours: `${median(largest).toFixed(0)} ms`,
  beside: `${BAR} ms allowed`,
  ratio: median(largest) / BAR,
  bar: { atMost: 1 },
})
compare({
  measured: 'the largest document pack, processor time',
  ours: `${median(largest).toFixed(0)} ms`,
  beside: `pdfkit, as many bare pages, ${median(bare).toFixed(0)} ms`,
  ratio: median(largest) / median(bare),
})

/** As the API renders them: one at a time, each from the stored policy. */
async function packOf(issued: IssuedPolicy): Promise<readonly Uint8Array[]> {
  const documentList: Uint8Array[] = []
  for (const { kind } of documentsIssued(policyDocumentData(issued)))
    documentList.push(await renderPolicyDocument(kind, policyDocumentData(issued)))
  return documentList
}

function pagesOf(document: Uint8Array): number {
  return Buffer.from(document).toString('latin1').split('/Type /Page\n').length - 1
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Customers share nothing: names, addresses, dates, answers and every price differ. */
function aCustomer(id: JourneyId, seed: number): IssuedPolicy {
  const name = (word: string) => `${word}${String.fromCodePoint(97 + (seed % 26), 97 + ((seed * 7) % 26))}`
  const start = { date: addDays(localDate('2026-11-16'), seed % 28), hour: seed % 24, minute: 15 }
  const answers = answersOf(id)
  const issued = anIssuedPolicy(id, {
    policyNumber: `A-${10_000_000 + seed}`,
    email: `${name('customer')}@morgan.example`,
    quoted: {
      reference: `MP${4_000_000 + seed}`,
      answers: {
        ...answers,
        proposerDetails: {
          ...answers.proposerDetails,
          firstName: name('Al'),
          lastNames: name('Morg'),
          dateOfBirth: addDays(localDate('1980-01-01'), seed * 31),
          address: {
            line1: `${seed} ${name('High')} Street`,
            line2: name('Upper'),
            line3: '',
            line4: '',
            city: name('Lee'),
            county: '',
            postcode: `LS${1 + (seed % 9)} 1AA`,
            country: 'United Kingdom',
          },
          hasAdditionalDriver: true,
        },
        additionalDrivers: [1, 2].map((each) => ({
          ...answers.additionalDrivers[0],
          firstName: name(`Jo${each}`),
          lastNames: name('N'),
        })),
        coverDetails: { ...answers.coverDetails, effectiveFrom: start },
      },
      offer: {
        premium: pence(40_000 + seed * 137),
        selected: ['KEYCARE', 'PC_BREAKDOWN_NATIONAL', 'EXCESS_REIMBURSEMENT_500', 'LEGAL_EXPENSES'],
      },
    },
  })
  return { ...issued, issuedAt: new Date(instantOf(start).getTime() - seed * 60_000) }
}

function bareDocument(pages: number): Promise<number> {
  const line = 'We pay what you are liable for by law when, because of an accident with the vehicle, someone'
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false })
    let length = 0
    pdf.on('data', (part: Uint8Array) => {
      length += part.length
    })
    pdf.on('end', () => resolve(length))
    pdf.on('error', reject)
    for (let page = 0; page < pages; page += 1) {
      pdf.addPage().fontSize(9)
      for (let place = 0; place < 45; place += 1) pdf.text(line, 48, 60 + place * 15, { lineBreak: false })
    }
    pdf.end()
  })
}

/** CPU time of the process, all threads included, so that other load on the machine does not count. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

function inWords(times: readonly number[]): string {
  return `median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`
}
