import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'

export default function Home() {
  const { site } = useWords()
  return (
    <div className="page-wrap py-12">
      <DocumentHead title={site.title} description={site.description} />
      <h1>{site.description}</h1>
    </div>
  )
}
