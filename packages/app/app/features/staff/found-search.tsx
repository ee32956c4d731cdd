import { Button, Input } from '@sauda/ui'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { TEXT_MAX } from './found-query.ts'
import { peopleDeskWords } from './words.ts'

/** One line that finds people by whatever is known of them. */
export function FoundSearch({ q }: { q: string }) {
  const peopleDesk = useWords(peopleDeskWords)
  return (
    <search>
      <Form method="get" className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:flex">
        <Input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={TEXT_MAX}
          aria-label={peopleDesk.search}
          placeholder={peopleDesk.search}
          icon={<Search />}
          className="min-w-0 sm:flex-1"
        />
        <Button type="submit" variant="quiet">
          {peopleDesk.find}
        </Button>
      </Form>
    </search>
  )
}
