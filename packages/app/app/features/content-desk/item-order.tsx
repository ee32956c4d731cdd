import type { ContentItem, ContentSet } from '@sauda/sdk/content-editor'
import * as paths from '@sauda/sdk/paths'
import { cn, IconButton, useHydrated, useSorting } from '@sauda/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { PERSON_FIELD, RenderedFor, useRenderedFor } from '../../shell/rendered-for.tsx'
import { nameOf } from './item-values.ts'
import { orderAfter } from './order.ts'
import { StateBadges } from './state-badge.tsx'
import { contentDeskWords } from './words.ts'

type ItemOrderProps = {
  set: ContentSet
  items: ContentItem[]
  /** The entry that has just been moved. */
  moved: number | null
}

/** The entries, to be put in order by dragging or by the buttons of each. */
export function ItemOrder({ set, items, moved }: ItemOrderProps) {
  const words = useWords(contentDeskWords)
  const language = useLanguage()
  const submit = useSubmit()
  const person = useRenderedFor()
  const { formData } = useNavigation()
  const list = useRef<HTMLOListElement>(null)
  const seen = items.map(({ id }) => id)
  // Shows the new order while it is sent.
  const order = orderAfter(seen, formData) ?? seen
  const shown = order.flatMap((id) => items.find((item) => item.id === id) ?? [])
  const ids = shown.map(({ id }) => String(id))
  const sorting = useSorting({
    ids,
    list,
    onMove: (from, to) => {
      if (from !== to)
        void submit(
          { seen: seen.join(), drag: `${ids[from]} ${to}`, [PERSON_FIELD]: person ?? '' },
          { method: 'post', preventScrollReset: true },
        )
    },
  })
  const isHydrated = useHydrated()
  const named = (item: ContentItem) => nameOf(item.fields, language) || words.noTitle
  const movedItem = shown.find(({ id }) => id === moved)
  return (
    <Form method="post" preventScrollReset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RenderedFor />
      <input type="hidden" name="seen" key={seen.join()} defaultValue={seen.join()} autoComplete="off" />
      {items.length > 1 && isHydrated && <p className="text-muted text-sm">{words.orderHelp}</p>}
      <p role="status" className="sr-only">
        {movedItem && words.place(named(movedItem), shown.indexOf(movedItem) + 1, shown.length)}
      </p>
      <ol ref={list} aria-label={words.order} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map((item, at) => {
          const shift = sorting.shiftOf(at)
          return (
            <li
              key={item.id}
              data-tile
              style={{ translate: `${shift.x}px ${shift.y}px` }}
              className={cn(
                'flex items-center gap-3 rounded-3 bg-surface p-3 shadow-1',
                sorting.dragged === String(item.id) && 'relative z-1 shadow-2',
              )}
            >
              {isHydrated && items.length > 1 && (
                <span
                  className="hidden cursor-grab touch-none place-items-center self-stretch px-1 text-muted md:grid"
                  onPointerDown={(event) => sorting.press(event, String(item.id))}
                >
                  <GripVertical aria-hidden className="size-5" />
                </span>
              )}
              {item.image && (
                <img
                  src={item.image.small}
                  alt=""
                  width={64}
                  height={48}
                  loading="lazy"
                  className="hidden h-12 w-16 shrink-0 rounded-1 bg-sunk object-cover xs:block"
                />
              )}
              <div className="grid min-w-0 flex-1 gap-1">
                <LocalLink
                  to={paths.contentItem(set, item.id)}
                  className="font-strong wrap-anywhere hover:text-accent-ink"
                >
                  {named(item)}
                </LocalLink>
                <StateBadges item={item} />
              </div>
              {items.length > 1 && (
                <span className="flex shrink-0 max-xs:flex-col">
                  <MoveButton
                    id={item.id}
                    way="up"
                    label={words.up(named(item))}
                    off={at === 0}
                    moved={moved}
                  />
                  <MoveButton
                    id={item.id}
                    way="down"
                    label={words.down(named(item))}
                    off={at === shown.length - 1}
                    moved={moved}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </Form>
  )
}

type MoveButtonProps = { id: number; way: 'up' | 'down'; label: string; off: boolean; moved: number | null }

function MoveButton({ id, way, label, off, moved }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // At the end of the list the pressed button stops working; the other one takes the focus.
  useEffect(() => {
    const isLost = moved === id && !off && document.activeElement === document.body
    if (isLost) button.current?.focus()
  }, [moved, id, off])
  return (
    <IconButton ref={button} type="submit" name="move" value={`${id} ${way}`} label={label} disabled={off}>
      {way === 'up' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
    </IconButton>
  )
}
