import { describe, expect, it } from 'vitest'
import { chaos } from './testing/chaos.ts'
import { crashInARow, type Row } from './testing/crash-row.ts'
import { expectOneOutcome } from './testing/expect-one-outcome.ts'

const { inDeployment } = chaos()

const rows: readonly Row[] = [
  {
    name: 'before and after the charge and in the transaction',
    variant: 'intents',
    method: 'card',
    deaths: [
      'intent.beforeProvider',
      'intent.afterProvider',
      'intent.afterProvider',
      'confirm.after',
      'takeup.beforeTx',
      'takeup.midTx',
      'takeup.midTx',
    ],
    isAlone: true,
  },
  {
    name: 'in the transaction, the customer gone',
    variant: 'intents',
    method: 'wallet',
    deaths: ['takeup.midTx', 'takeup.midTx', 'takeup.midTx', 'takeup.midTx'],
    isGone: true,
  },
  {
    name: 'from the charge to the answer',
    variant: 'drop-in',
    method: 'card',
    deaths: [
      'intent.afterProvider',
      'takeup.midTx',
      'takeup.midTx',
      'takeup.afterCommit',
      'takeup.beforeReply',
      'takeup.beforeReply',
    ],
  },
  {
    name: 'while the money is taken',
    variant: 'drop-in',
    method: 'deposit',
    deaths: [
      'capture.before',
      'capture.before',
      'capture.afterProvider',
      'capture.afterProvider',
      'capture.afterProvider',
    ],
  },
  {
    name: 'while documents are made and the letter is handed over',
    variant: 'intents',
    method: 'card',
    deaths: ['docs.half', 'docs.half', 'docs.half', 'docs.afterWrite', 'docs.afterWrite', 'email.afterSend'],
  },
  {
    name: 'while the direct debit is lodged',
    variant: 'drop-in',
    method: 'deposit',
    deaths: ['dd.afterLodge', 'dd.afterLodge', 'dd.afterLodge', 'dd.afterLodge'],
  },
  {
    name: 'everywhere once',
    variant: 'intents',
    method: 'deposit',
    deaths: [
      'takeup.midTx',
      'takeup.afterCommit',
      'capture.before',
      'capture.afterProvider',
      'docs.half',
      'docs.afterWrite',
      'email.afterSend',
    ],
  },
]

describe.concurrent('one purchase whose processes die one after another', () => {
  for (const row of rows)
    it(`ends with one policy, one charge and one email: ${row.name}, ${row.deaths.length} times [F2] [F3] [F21] [F23]`, async () => {
      await inDeployment(async (deployment) => {
        const outcome = await crashInARow(deployment, row)
        const { crashes, triesUsed, idleAfter } = outcome
        process.stdout.write(`${row.name}: ${crashes} crashes, settled in ${idleAfter.toFixed(0)} s\n`)
        await expectOneOutcome(deployment, row, outcome)
        expect(triesUsed).toBe(0)
      })
    })
})
