/** A subject of the API: its folders, what it is about, and the subjects that it uses. */
export type Subject = {
  name: string
  folders: readonly string[]
  about: string
  uses: readonly string[]
}

const subject = (name: string, about: string, uses = '', folders = name): Subject => ({
  name,
  about,
  uses: uses.split(' ').filter((word) => word !== ''),
  folders: folders.split(' '),
})

/** From the bottom up: each may use only those before it. */
export const subjects: readonly Subject[] = [
  subject('platform', 'HTTP, database, jobs, emails, audit, sessions: knows no insurance'),
  subject('lookup', 'vehicles, addresses and lists', 'platform'),
  subject('quote', 'priced versions, their documents, who may open them', 'lookup platform'),
  subject('purchase', 'payments, policies, refunds, endings, accounts', 'quote platform'),
  subject('privacy', 'export, erasure and restriction of data', 'quote platform'),
  subject('restart', 'a quote from a cancelled policy', 'purchase quote lookup platform'),
  subject('retrieval', 'coming back to a quote', 'restart quote platform'),
  subject('draft', 'unfinished answers and their links', 'retrieval platform'),
  subject('aggregator', 'comparison sites', 'retrieval restart quote lookup platform'),
  subject('referral', 'quotes that an underwriter decides', 'retrieval purchase quote platform'),
  subject('renewal', 'what follows a policy', 'retrieval privacy purchase quote platform'),
  subject('visit', 'counts of visits', 'privacy quote platform'),
  subject(
    'desk',
    'what staff see and do',
    'visit renewal referral retrieval restart privacy purchase quote lookup platform',
  ),
  subject('providers', 'a folder per outside service', 'desk purchase quote lookup platform'),
  subject(
    'wiring',
    'connects all of them into one process',
    'providers desk visit renewal referral aggregator draft retrieval restart privacy purchase quote lookup platform',
    'wiring main.ts',
  ),
  subject(
    'cli',
    'commands run by hand',
    'wiring providers renewal referral retrieval privacy purchase quote platform',
  ),
]

/** The subject of a path below `apps/api`; undefined for what belongs to none, like tests of the whole product. */
export function subjectOf(path: string): Subject | undefined {
  const [, folder] = /^apps\/api\/([^/]+)/.exec(path) ?? []
  return folder === undefined ? undefined : subjects.find(({ folders }) => folders.includes(folder))
}

/** The subjects as a list from the top down, each with those it stands on directly. */
export function drawing(): string {
  const width = Math.max(...subjects.map(({ name }) => name.length))
  const rows = [...subjects].reverse().map(({ name, about, uses }) => {
    const direct = uses.filter((each) => !uses.some((other) => other !== each && reaches(other, each)))
    const onto = direct.length === 0 ? '' : ` → ${direct.join(', ')}`
    return `${name.padEnd(width)}${onto}${' '.repeat(Math.max(1, 34 - onto.length))}${about}`.trimEnd()
  })
  return ['```', ...rows, '```'].join('\n')
}

function reaches(from: string, to: string): boolean {
  const uses = subjects.find(({ name }) => name === from)?.uses ?? []
  return uses.includes(to) || uses.some((each) => reaches(each, to))
}
