import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { optionId, useSearchInput } from './use-search-input.ts'

export type SearchOption = {
  /** Identifies it among all options, also those of the next list: an active option stays active. Without spaces. */
  id: string
  text: string
  /** A picture, an icon or a plate before the text. */
  lead: ReactNode
  /** One more line. */
  note?: string | null
  /** Where it is, for screen readers: a plate before the text is only seen. */
  place?: string
  /** How much it leads to. */
  count?: string
  /** The Delete key and the cross remove it from the list. */
  removable?: boolean
}

export type SearchGroup = {
  heading: string
  options: readonly SearchOption[]
  /** Chips that wrap instead of rows, with nothing but their texts. */
  chips?: boolean
}

export type SearchListProps = {
  /** The field, which has an ancestor `[data-search]` that also contains the list. */
  input: HTMLInputElement
  /** Two columns side by side where there is room; one is enough if the other is empty. */
  columns: readonly (readonly SearchGroup[])[]
  /** Accessible name of the list. */
  label: string
  /** What is read aloud when the list changes. */
  status: string
  /** Closes the list where it fills the screen of a phone. */
  cancel: string
  /** Below the options. */
  foot?: ReactNode
  /** Returns the part of a text that was typed, as [start, end]. */
  markOf?: (text: string) => readonly [number, number] | null
  onChoose: (option: string) => void
  onRemove?: (option: string) => void
}

/**
 * The suggestions of a search field, in groups. Loaded after the field got the focus: it makes the field a combobox and
 * reads what was typed meanwhile. The focus never leaves the field.
 */
export function SearchList({
  input,
  columns,
  label,
  status,
  cancel,
  foot,
  markOf,
  onChoose,
  onRemove,
}: SearchListProps) {
  const listId = useId()
  const filled = columns.filter((groups) => groups.length > 0)
  const shown = filled.flat().flatMap(({ options }) => options)
  const { open, active, setActive, close } = useSearchInput(input, listId, {
    options: shown.map(({ id }) => id),
    choose,
    remove: (id) => {
      if (shown.find((option) => option.id === id)?.removable) onRemove?.(id)
    },
  })

  function choose(id: string) {
    close()
    onChoose(id)
  }

  function pressed(event: MouseEvent) {
    // Keeps the focus in the field, also when a heading is pressed.
    event.preventDefault()
    if (event.button !== 0 || !(event.target instanceof Element)) return
    const id = event.target.closest<HTMLElement>('[data-option]')?.dataset.option
    if (id === undefined) return
    if (event.target.closest('[data-remove]')) onRemove?.(id)
    else choose(id)
  }

  return (
    <>
      {open && (
        <Button
          variant="plain"
          className="shrink-0 px-2 sm:hidden"
          onClick={() => {
            close()
            input.blur()
          }}
        >
          {cancel}
        </Button>
      )}
      <p role="status" className="sr-only">
        {open && status}
      </p>
      {open && (shown.length > 0 || foot) && (
        <div
          data-slot="search-list"
          tabIndex={-1}
          className="z-30 min-w-0 text-left text-text max-sm:basis-full sm:absolute sm:top-full sm:left-0 sm:mt-2 sm:max-h-[calc(100dvh-10rem)] sm:w-full sm:min-w-[min(40rem,calc(100vw-3rem))] sm:overflow-y-auto sm:rounded-3 sm:bg-raised sm:p-2 sm:shadow-3"
        >
          {shown.length > 0 && (
            <div
              role="listbox"
              id={listId}
              aria-label={label}
              tabIndex={-1}
              onMouseDown={pressed}
              className={cn(
                'grid grid-cols-[minmax(0,1fr)] gap-x-2',
                filled.length > 1 && 'md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]',
              )}
            >
              {filled.map((groups, column) => (
                <div
                  key={groups[0]?.heading}
                  role="presentation"
                  className="min-w-0 not-first:border-line max-md:not-first:mt-2 max-md:not-first:border-t max-md:not-first:pt-1 md:not-first:border-l md:not-first:pl-2"
                >
                  {groups.map(({ heading, options, chips }, index) => (
                    <fieldset
                      key={heading}
                      aria-labelledby={headingId(listId, column, index)}
                      className={cn(chips && 'flex flex-wrap gap-2 px-2.5 pb-1.5')}
                    >
                      <p
                        id={headingId(listId, column, index)}
                        role="presentation"
                        className={cn(
                          'px-2.5 pt-2.5 pb-1 font-strong text-muted text-xs',
                          chips && 'w-full px-0 pb-0',
                        )}
                      >
                        {heading}
                      </p>
                      {options.map((option) => (
                        <Option
                          key={option.id}
                          option={option}
                          id={optionId(listId, option.id)}
                          active={option.id === active}
                          chip={chips}
                          mark={markOf?.(option.text) ?? null}
                          onReach={() => setActive(option.id)}
                        />
                      ))}
                    </fieldset>
                  ))}
                </div>
              ))}
            </div>
          )}
          {foot}
        </div>
      )}
    </>
  )
}

/** Unlike an option's, the words of a heading cannot be an id. */
function headingId(listId: string, column: number, index: number): string {
  return `${listId}-heading-${column}-${index}`
}

type OptionProps = {
  option: SearchOption
  id: string
  active: boolean
  chip: boolean | undefined
  mark: readonly [number, number] | null
  onReach: () => void
}

const ROW =
  'grid min-h-12.5 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-2 px-2.5 py-1 sm:min-h-11'
const CHIP = 'inline-flex min-h-11 items-center rounded-full border border-line px-3.5 py-1'

function Option({ option, id, active, chip, mark, onReach }: OptionProps) {
  const { text } = option
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      data-option={option.id}
      onPointerMove={onReach}
      className={cn(
        'cursor-pointer text-row leading-snug',
        chip ? CHIP : ROW,
        active && 'bg-accent-soft',
        active && chip && 'border-accent',
      )}
    >
      {chip ? text : <Row option={option} mark={mark} />}
    </div>
  )
}

function Row({
  option: { text, lead, note, place, count, removable },
  mark,
}: Pick<OptionProps, 'option' | 'mark'>) {
  return (
    <>
      <span aria-hidden className="grid min-w-5 place-items-center text-muted [&_svg]:size-5">
        {lead}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {mark ? (
          <>
            {text.slice(0, mark[0])}
            <b className="font-strong">{text.slice(...mark)}</b>
            {text.slice(mark[1])}
          </>
        ) : (
          text
        )}
        {place && <span className="sr-only">{place}</span>}
        {note && <small className="block truncate text-muted text-xs">{note}</small>}
      </span>
      {count !== undefined && <span className="text-muted text-xs tabular-nums">{count}</span>}
      {removable && (
        // For a pointer; by keyboard it is the Delete key.
        <span
          aria-hidden
          data-remove=""
          className="-mr-2 grid size-11 place-items-center text-muted sm:size-9"
        >
          <X className="size-4" />
        </span>
      )}
    </>
  )
}
