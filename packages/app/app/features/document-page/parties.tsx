import type { Document, DocumentParty } from '@sauda/sdk/documents'
import { ChevronDown } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { documentPageWords } from './words.ts'

/** The details of both parties as the paper has them; folded, because readers rarely need them. */
export function Parties({ document }: { document: Document }) {
  const words = useWords(documentPageWords)
  const { kind, supplier, buyer, knp } = document
  return (
    <details className="group border-line border-t">
      <summary className="-mb-2 flex min-h-control cursor-pointer items-center justify-between gap-3 font-strong text-row [&::-webkit-details-marker]:hidden">
        {words.parties}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-3">
        <Party name={words.supplier[kind]} party={supplier} knp={knp} />
        <Party name={words.buyer[kind]} party={buyer} />
      </div>
    </details>
  )
}

function Party({ name, party, knp = null }: { name: string; party: DocumentParty; knp?: string | null }) {
  const words = useWords(documentPageWords)
  const { address, phone, bank, iban, bic, kbe, signer } = party
  const details = [
    `${words.bin} ${party.bin}`,
    address,
    phone,
    bank && words.bank(bank),
    iban,
    bic && words.bic(bic),
    kbe && words.kbe(kbe),
    knp && words.knp(knp),
    signer && words.signer(signer),
  ].filter((text) => text !== null && text !== '')
  return (
    <div className="text-sm wrap-anywhere">
      <h3 className="font-normal font-text text-muted text-sm tracking-normal">{name}</h3>
      <p className="font-strong">{party.name}</p>
      <ul>
        {details.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
