import {
  lockQuote,
  markVulnerable,
  sendQuoteLink,
  unlockQuote,
} from '@milepost/contract/desk/calls/quote-acts'
import { type SupportNeed, supportNeedNames, supportNeeds } from '@milepost/domain/desk/notes'
import { may, type Permission } from '@milepost/domain/desk/people'
import { type ReactNode, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Dialog } from '../../web/ui/Dialog.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { ActButton, ActRow } from '../pages/ActButton.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { useDespite } from '../pages/Restriction.tsx'
import { useStaff } from '../session/staff.ts'
import { WordsField } from './fields.tsx'
import styles from './QuoteActs.module.css'
import { useQuoteAct } from './use-quote-act.ts'
import type { ActProps, Case } from './words.ts'

type Act = 'link' | 'lock' | 'unlock' | 'vulnerable'

type ActRecord = {
  title: string
  about: string
  needs: Permission
  /** Whether the act makes sense in the current state. */
  isOpen: (found: Case) => boolean
}

const acts: Readonly<Record<Act, ActRecord>> = {
  link: {
    title: 'Send a link to pay',
    about:
      'We email the customer a link that opens their quote once. They pay on their own page: never take a card number.',
    needs: 'quote.send-link',
    isOpen: ({ status, isLocked }) => status === 'priced' && !isLocked,
  },
  lock: {
    title: 'Lock',
    about: 'The customer cannot open, change or buy the quote until it is unlocked.',
    needs: 'quote.lock',
    isOpen: ({ status, isLocked }) => !isLocked && status !== 'taken-up',
  },
  unlock: {
    title: 'Unlock',
    about: 'The customer can open, change and buy the quote again.',
    needs: 'quote.unlock',
    isOpen: ({ isLocked }) => isLocked,
  },
  vulnerable: {
    title: 'Customer needs support',
    about: 'Everyone who opens this quote sees it first. It never changes the price.',
    needs: 'customer.mark-vulnerable',
    isOpen: () => true,
  },
}

/** The acts on a quote other than decisions, each with a reason (DSK-323 to DSK-325). */
export function QuoteActs({ found, decided, children }: ActProps & { children?: ReactNode }) {
  const { session } = useStaff()
  const [open, setOpen] = useState<Act>()
  const names = (Object.keys(acts) as Act[]).filter(
    (name) => may(session, acts[name].needs) && acts[name].isOpen(found),
  )
  return (
    <div className={styles.acts}>
      <ActRow>
        {children}
        {names.map((name) => (
          <ActButton key={name} aria-haspopup="dialog" onClick={() => setOpen(name)}>
            {acts[name].title}
          </ActButton>
        ))}
      </ActRow>
      {open && (
        <ActDialog
          act={open}
          found={found}
          close={() => setOpen(undefined)}
          decided={async (words) => {
            setOpen(undefined)
            await decided(words)
          }}
        />
      )}
    </div>
  )
}

function ActDialog({ act: name, found, decided, close }: ActProps & { act: Act; close: () => void }) {
  const despite = useDespite()
  const { act, isBusy, fields, problem } = useQuoteAct(decided)
  const [because, setBecause] = useState('')
  const [words, setWords] = useState(found.vulnerable?.words ?? '')
  const [needs, setNeeds] = useState<readonly SupportNeed[]>(found.vulnerable?.needs ?? [])
  const [hasConsent, setConsent] = useState(false)
  const { brand, reference } = found
  const body = { brand, reference, because }

  async function send(): Promise<void> {
    switch (name) {
      case 'link':
        return act(sendQuoteLink, { body: { ...body, ...despite } }, ({ body: { sent } }) =>
          sent === 'new-link'
            ? 'The link is on its way. The timeline shows when it is opened.'
            : 'They have had many links: the ones in their inbox work again.',
        )
      case 'lock':
        return act(lockQuote, { body }, () => 'The quote is locked.')
      case 'unlock':
        return act(unlockQuote, { body }, () => 'The quote is unlocked.')
      case 'vulnerable':
        return act(
          markVulnerable,
          { body: { brand, reference, needs: [...needs], words, hasConsent } },
          () => (needs.length > 0 ? 'It is shown first from now on.' : 'It is no longer shown.'),
        )
    }
  }

  return (
    <Dialog
      open
      title={acts[name].title}
      onClose={close}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void send()}>
            {name === 'vulnerable' ? 'Keep' : acts[name].title}
          </Button>
          <Button look="secondary" onClick={close}>
            Cancel
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{acts[name].about}</p>
        {name === 'vulnerable' ? (
          <>
            <fieldset className={styles.needs}>
              <legend className={styles.legend}>What to do. None takes the mark away.</legend>
              {supportNeedNames.map((need) => (
                <label key={need} className={styles.need}>
                  <input
                    type="checkbox"
                    checked={needs.includes(need)}
                    onChange={({ target }) =>
                      setNeeds(target.checked ? [...needs, need] : needs.filter((each) => each !== need))
                    }
                  />
                  {supportNeeds[need]}
                </label>
              ))}
            </fieldset>
            <WordsField
              id="support"
              label="In your words"
              hint="What helps, not what is wrong with them."
              rows={3}
              value={words}
              setValue={setWords}
              error={fields['words']}
            />
            <label className={styles.need}>
              <input
                type="checkbox"
                checked={hasConsent}
                onChange={({ target }) => setConsent(target.checked)}
              />
              The customer agrees that we write this down for all their quotes and policies
            </label>
            {fields['hasConsent'] && (
              <Notice look="bad" role="alert">
                {fields['hasConsent']}
              </Notice>
            )}
          </>
        ) : (
          <BecauseField
            id={`${name}-because`}
            value={because}
            setValue={setBecause}
            error={fields['because']}
          />
        )}
        {problem && (
          <Notice look="bad" role="alert">
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
