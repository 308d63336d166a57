import { Card } from '../ui/Card.tsx'
import { Detail } from '../ui/DetailList.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Notice } from '../ui/Notice.tsx'
import textStyles from '../ui/text.module.css'
import { Skeleton, Waiting } from '../ui/Waiting.tsx'

/** Components that are read rather than filled in. */
export function Words() {
  return (
    <>
      <Notice title="Good to know">We keep your answers while you look for something.</Notice>
      <Notice look="good">Your answers are saved.</Notice>
      <Notice look="warn">Please answer all questions fully and accurately.</Notice>
      <Notice look="bad" title="We could not save your answers">
        Please try again in a moment.
      </Notice>
      <Card title="A card" level={2}>
        <dl>
          <Detail name="Name">A rather long value that must wrap without pushing anything about</Detail>
          <Detail name="Total" className={textStyles.figures}>
            £1,234.56
          </Detail>
        </dl>
      </Card>
      <div>
        <Disclosure summary="What is covered?" open>
          Everything the policy names.
        </Disclosure>
        <Disclosure summary="What is not?">Everything else.</Disclosure>
      </div>
      <Waiting label="Looking it up. This usually takes a second or two.">
        <Skeleton />
      </Waiting>
    </>
  )
}
