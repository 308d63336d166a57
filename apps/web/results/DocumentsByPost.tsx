import { journey } from '../brands/current.ts'
import { useResults } from '../state/results-state.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'

/** Documents come by email unless the customer asks for post (RES-05, CON-17, D-010, D-167). Never pre-ticked; the choice made is read without opening it. */
export function DocumentsByPost() {
  const isByPost = useResults((state) => state.documentsByPost === true)
  if (!journey.results.offersDocumentsByPost) return null
  return (
    <section aria-labelledby="by-post-title">
      <Disclosure
        heading={{ level: 2, id: 'by-post-title' }}
        summary="Receive documents by post"
        note={isByPost ? "We'll post them to your home" : "We'll email them unless you choose post"}
      >
        <Checkbox
          name="documentsByPost"
          label="Send my policy documents by post instead of email"
          hint="We'll email your documents as soon as you buy. We can also post them to your home address."
          checked={isByPost}
          onChange={({ target }) => useResults.setState({ documentsByPost: target.checked })}
        />
      </Disclosure>
    </section>
  )
}
