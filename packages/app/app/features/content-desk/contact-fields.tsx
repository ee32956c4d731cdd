import { Field, Input } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { ROWS, type RowsName, rowsTo } from './contact-rows.ts'
import type { FieldRowProps } from './text-pair.tsx'
import { contentDeskWords } from './words.ts'

const TYPES: Readonly<Record<string, string>> = {
  date: 'date',
  from: 'time',
  to: 'time',
  opens: 'time',
  closes: 'time',
  phone: 'tel',
}

/** Empty rows below those that are filled in. */
const SPARE = 2

/** A list of the contacts: phones, hours of weekdays, days with other hours. */
export function ContactRows({ name, values, errorOf }: FieldRowProps & { name: RowsName }) {
  const words = useWords(contentDeskWords)
  const columns: Readonly<Record<string, string>> = {
    phone: words.phone,
    label: words.phoneLabel,
    label_kk: words.phoneLabelKk,
    weekdays: words.weekdays,
    from: words.opens,
    to: words.closes,
    date: words.date,
    opens: words.opens,
    closes: words.closes,
    note: words.note,
    note_kk: words.noteKk,
  }
  const rows = rowsTo(name, values) + SPARE
  const error = errorOf(name)
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t p-4 xs:p-5"
    >
      <legend className="float-left font-strong">{words[name]}</legend>
      <p className="clear-both text-muted text-sm">{words.rowHint}</p>
      {error && (
        <p id={`${name}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
      {Array.from({ length: rows }, (_, at) => `${name}.${at}`).map((row, at) => (
        <fieldset
          key={row}
          aria-label={words.row(words[name], at + 1)}
          className="grid gap-3 rounded-2 bg-bg p-3 sm:grid-cols-3"
        >
          {ROWS[name].map((column) => (
            <Field key={column} id={`${row}.${column}`} label={columns[column]}>
              <Input
                type={TYPES[column] ?? 'text'}
                name={`${row}.${column}`}
                defaultValue={values[`${row}.${column}`] ?? ''}
                autoComplete="off"
              />
            </Field>
          ))}
        </fieldset>
      ))}
    </fieldset>
  )
}
