import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../class-names.ts'
import { bareControl, controlFrame } from '../field/control-frame.ts'
import { useFieldControl } from '../field/field-context.ts'
import type { ComboboxProps } from './combobox.tsx'
import { type ComboboxOption, matchingOptions, optionTyped } from './matching.ts'

type ComboboxInputProps = Omit<ComboboxProps, 'value' | 'defaultValue' | 'onValueChange'> & {
  value: string
  choose: (value: string) => void
  autoFocus: boolean
}

/**
 * The combobox once scripts have loaded. The focus never leaves the input, so it also works inside a dialog's focus
 * trap.
 */
export function ComboboxInput({
  options,
  name,
  value,
  choose,
  placeholder,
  emptyText,
  countText,
  listLabel,
  match = matchingOptions,
  onFocus,
  id,
  disabled,
  className,
  autoFocus,
}: ComboboxInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const listId = useId()
  // Null while the user is not typing: the input then shows the choice and the list shows all options.
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const shown = open ? match(options, typed ?? '') : []
  const label = options.find((option) => option.value === value)?.label ?? ''
  const listed = shown.length > 0

  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  // Scrolls a list at the lower edge of a dialog or of the screen into view.
  useEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [open])

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function show() {
    if (disabled || open) return
    setOpen(true)
    setActive(options.findIndex((option) => option.value === value))
  }

  function close() {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }

  function pick(option: ComboboxOption | undefined) {
    if (option) choose(option.value)
    close()
  }

  function type(text: string) {
    setTyped(text)
    setOpen(true)
    setActive(text === '' ? -1 : 0)
    if (text === '') choose('')
  }

  function move(step: 1 | -1) {
    if (!open) return show()
    if (listed) setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + shown.length) % shown.length)
  }

  function leave() {
    if (!open) return
    pick(typed === null ? undefined : (shown[active] ?? optionTyped(options, typed)))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && open) {
      // Enter selects the option; the next Enter submits the form.
      event.preventDefault()
      pick(shown[active])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
  }

  function pickPressed(event: MouseEvent<HTMLElement>) {
    // Keeps the focus in the input, also when the list's scrollbar is pressed.
    event.preventDefault()
    if (!(event.target instanceof Element)) return
    const pressed = event.target.closest<HTMLElement>('[data-index]')
    if (pressed) pick(shown[Number(pressed.dataset.index)])
  }

  return (
    <div data-slot="combobox" className={cn('relative min-w-0', className)}>
      <div className={controlFrame()}>
        <input
          {...useFieldControl({ id })}
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={listed && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          disabled={disabled}
          value={typed ?? label}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onClick={show}
          onFocus={(event) => {
            event.currentTarget.select()
            onFocus?.()
          }}
          onBlur={leave}
          className={cn(bareControl, 'truncate pr-10')}
        />
        <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-5 text-muted" />
      </div>
      <input type="hidden" name={name} value={value} disabled={disabled} />
      {open && (
        <div ref={popup} className="absolute top-full z-30 mt-1 w-full rounded-2 bg-raised shadow-3">
          {listed ? (
            <div
              role="listbox"
              id={listId}
              aria-label={listLabel}
              tabIndex={-1}
              className="max-h-72 overflow-y-auto p-1"
              onMouseDown={pickPressed}
            >
              {shown.map((option, index) => (
                <div
                  key={option.value}
                  role="option"
                  id={`${listId}-${index}`}
                  aria-selected={option.value === value}
                  tabIndex={-1}
                  data-index={index}
                  onPointerMove={() => setActive(index)}
                  className={cn(
                    'flex min-h-10 cursor-pointer items-center justify-between gap-2 rounded-1 px-2.5 py-2 text-row',
                    index === active && 'bg-accent-soft text-accent-ink',
                  )}
                >
                  {option.label}
                  {option.value === value && <Check aria-hidden className="size-4 shrink-0" />}
                </div>
              ))}
            </div>
          ) : (
            <p className="px-3.5 py-3 text-muted text-row">{emptyText}</p>
          )}
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {open && typed !== null && (listed ? countText(shown.length) : emptyText)}
      </p>
    </div>
  )
}
