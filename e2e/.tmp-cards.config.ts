import base from './playwright.config'
export default { ...base, testMatch: '**/sandbox-cards.e2e.ts', globalSetup: undefined, workers: 1, projects: base.projects?.slice(0, 1), outputDir: '/tmp/cards-e2e/out', timeout: 90000 }
