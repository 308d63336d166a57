import { journey } from '../brands/current'
import pricedPageStyles from '../offer/priced-page.module.css'
import { useResults } from '../state/results-state'
import { Checkbox } from '../ui/Checkbox'

/** Documents come by email unless the customer asks for post (RES-05, CON-17, D-010, D-167). Never pre-ticked. */
export function DocumentsByPost() {
  const isByPost = useResults((state) => state.documentsByPost === true)
  if (!journey.results.offersDocumentsByPost) return null
  return (
    <section aria-labelledby="by-post-title">
      <h2 id="by-post-title" className={pricedPageStyles.title}>
        Receive documents by post
      </h2>
      <Checkbox
        name="documentsByPost"
        label="Send my policy documents by post instead of email"
        hint="We email your documents as soon as you buy. By post they come to your home address."
        checked={isByPost}
        onChange={({ target }) => useResults.setState({ documentsByPost: target.checked })}
      />
    </section>
  )
}
