import type { AdCard } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import { Button, Checkbox, SelectionBar, useHydrated } from '@sauda/ui'
import { useCallback, useEffect, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { chosenValue } from './chosen-ads.ts'
import { BULK_ACTIONS } from './lists.ts'
import { adListWords } from './words.ts'

/** Id of the form that the checkboxes in the rows refer to: the forms of the row menus prevent nesting. */
const FORM = 'bulk'

type SelectionState = {
  chosen: number
  total: number
  read: () => void
  setAll: (checked: boolean) => void
}

/** Counts the ticked checkboxes. They hold the selection themselves, so it also works before scripts load. */
export function useSelection(ads: readonly AdCard[]): SelectionState {
  const [chosen, setChosen] = useState(0)
  const read = useCallback(() => {
    const shown = new Set(ads.map(chosenValue))
    setChosen(boxes().filter(({ checked, value }) => checked && shown.has(value)).length)
  }, [ads])
  // Checkboxes may be ticked before scripts load, and disappear with their rows.
  useEffect(read, [read])

  function setAll(checked: boolean) {
    for (const box of boxes()) box.checked = checked
    read()
  }

  return { chosen, total: ads.length, read, setAll }
}

export function SelectionBox({ ad, selection }: { ad: AdCard; selection: SelectionState }) {
  const adLists = useWords(adListWords)
  return (
    <Checkbox
      form={FORM}
      name="ads"
      value={chosenValue(ad)}
      label={<span className="sr-only">{adLists.select(inLanguage(ad, 'title', useLanguage()))}</span>}
      onChange={selection.read}
      className="xs:pt-5"
    />
  )
}

export function SelectAll({ selection }: { selection: SelectionState }) {
  const adLists = useWords(adListWords)
  const { chosen, total, setAll } = selection
  if (!useHydrated()) return null
  return (
    <Checkbox
      label={adLists.selectAll}
      checked={chosen === total}
      indeterminate={chosen > 0 && chosen < total}
      onChange={({ currentTarget }) => setAll(currentTarget.checked)}
      className="px-4 xs:px-6"
    />
  )
}

/** Bulk actions; visible from the start before scripts load. */
export function Selection({ selection }: { selection: SelectionState }) {
  const adLists = useWords(adListWords)
  const hydrated = useHydrated()
  const { search } = useLocation()
  const { formMethod, formData } = useNavigation()
  const { chosen, setAll } = selection
  const sending = formMethod === 'POST' ? formData?.get('bulk') : null
  return (
    <Form id={FORM} method="post" action={search || undefined} className="contents">
      <RenderedFor />
      {(!hydrated || chosen > 0) && (
        <SelectionBar
          aria-label={adLists.bulk}
          summary={hydrated ? adLists.chosen(chosen) : adLists.bulkHint}
          clear={
            hydrated && (
              <button type="button" onClick={() => setAll(false)}>
                {adLists.clear}
              </button>
            )
          }
        >
          {BULK_ACTIONS.map((action, place) => (
            <Button
              key={action}
              type="submit"
              name="bulk"
              value={action}
              variant={place === 0 ? 'deep' : 'plain'}
              size="sm"
              loading={sending === action}
              className={place === 0 ? undefined : 'text-deep-text hover:bg-deep-raised'}
            >
              {adLists.bulkActions[action]}
            </Button>
          ))}
        </SelectionBar>
      )}
    </Form>
  )
}

function boxes(): HTMLInputElement[] {
  const form = document.getElementById(FORM)
  if (!(form instanceof HTMLFormElement)) return []
  return [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name === 'ads',
  )
}
