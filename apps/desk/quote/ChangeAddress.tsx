import type { Reply } from '@milepost/contract/call'
import {
  findCallersAddresses,
  getCallersAddress,
  type getChangeableAnswers,
} from '@milepost/contract/desk/calls/telephone'
import { addressLineNames } from '@milepost/domain/values/address'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { useActs } from '../pages/use-act.ts'
import { AnswerField } from './AnswerField.tsx'
import styles from './Telephone.module.css'
import type { Case } from './words.ts'

export type Lines = Reply<typeof getCallersAddress>['body']
type Asked = Reply<typeof getChangeableAnswers>['body']['addresses'][number]
type Hits = Reply<typeof findCallersAddresses>['body']['items']

const noLines: Lines = { line1: '', line2: '', line3: '', line4: '', city: '', county: '', postcode: '' }
const parts = Object.keys(addressLineNames) as (keyof Lines)[]

/** One address: found by its postcode or typed, and read back line by line. The previous address stays masked (DSK-335). */
export function ChangeAddress({
  found,
  asked: { field, question, masked },
  lines,
  change,
  fields,
}: {
  found: Case
  asked: Asked
  lines: Lines | undefined
  change: (lines: Lines | undefined) => void
  fields: Readonly<Record<string, string>>
}) {
  const at = `addresses.${field}`
  return (
    <fieldset className={styles.chapter}>
      <legend className={styles.legend}>{question}</legend>
      {fields[at] !== undefined && <p className={styles.problem}>{fields[at]}</p>}
      {lines === undefined ? (
        <FindAddress found={found} name={at} masked={masked} use={change} />
      ) : (
        <>
          <div className={styles.lines}>
            {parts.map((part) => (
              <AnswerField
                key={part}
                answer={{
                  field: `${at}.${part}`,
                  question: addressLineNames[part],
                  isMoney: false,
                  text: '',
                }}
                text={lines[part]}
                type={(text) => change({ ...lines, [part]: text })}
                problem={fields[`${at}.${part}`]}
              />
            ))}
          </div>
          <Button look="secondary" onClick={() => change(undefined)}>
            {masked === '' ? 'Leave it out' : 'Keep the address as it was'}
          </Button>
        </>
      )}
    </fieldset>
  )
}

function FindAddress({
  found: { brand, reference },
  name,
  masked,
  use,
}: {
  found: Case
  name: string
  masked: string
  use: (lines: Lines) => void
}) {
  const { act, isBusy, message, fields } = useActs()
  const [postcode, setPostcode] = useState('')
  const [house, setHouse] = useState('')
  const [hits, setHits] = useState<Hits>()

  async function find() {
    setHits(undefined)
    const houseNumber = house.trim()
    const query = { brand, reference, postcode, ...(houseNumber !== '' && { houseNumber }) }
    const reply = await act(findCallersAddresses, { query })
    if (reply) setHits(reply.body.items)
  }
  async function pick(addressId: string) {
    const reply = await act(getCallersAddress, { query: { brand, reference, addressId } })
    if (reply) use(reply.body)
  }
  const plain = { isMoney: false, text: '' }
  const none = hits?.length === 0 ? 'No address was found. Type it.' : undefined
  return (
    <>
      {masked !== '' && <p className={styles.aside}>Now {masked}</p>}
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        <AnswerField
          answer={{ ...plain, field: `${name}.search`, question: 'New postcode' }}
          text={postcode}
          type={setPostcode}
          problem={fields['postcode'] ?? (message || none)}
        />
        <AnswerField
          answer={{ ...plain, field: `${name}.house`, question: 'House (optional)' }}
          text={house}
          type={setHouse}
          problem={fields['houseNumber']}
        />
        <Button look="secondary" type="submit" busy={isBusy}>
          Find address
        </Button>
        <Button look="quiet" onClick={() => use({ ...noLines, postcode })}>
          Type it
        </Button>
      </form>
      {hits && hits.length > 0 && (
        <AnswerField
          answer={{
            ...plain,
            field: `${name}.found`,
            question: `Which one? ${hits.length} found`,
            options: hits.map(({ itemId, searchResult }) => ({ code: itemId, desc: searchResult })),
          }}
          text=""
          none="Choose"
          type={(addressId) => void pick(addressId)}
          problem={undefined}
        />
      )}
    </>
  )
}
