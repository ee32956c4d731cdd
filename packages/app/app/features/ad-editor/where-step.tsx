import type { AdFormField } from '@sauda/sdk/ads'
import { weekdayName, weekdayShort } from '@sauda/sdk/language'
import type { Room } from '@sauda/sdk/rooms'
import {
  Checkbox,
  Field,
  Fieldset,
  Input,
  Plate,
  PriceField,
  type Weekday,
  WeekdaySelector,
  weekdays,
} from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { StepProps } from './what-step.tsx'
import { editorWords } from './words.ts'

/** A room to choose: its frame shows the choice, and the whole of it can be pressed. */
const ROOM = [
  'rounded-2 border border-line-strong bg-surface transition-colors has-checked:border-accent has-checked:bg-accent-soft',
  'has-checked:inset-ring has-checked:inset-ring-accent [&>label]:min-h-14 [&>label]:items-center [&>label]:px-3.5',
].join(' ')

type WhereStepProps = StepProps & {
  /**
   * A tenant's own rooms; empty for others. Null if they could not be read: the earlier choice is then kept in hidden
   * fields.
   */
  rooms: readonly Room[] | null
}

/** Step two: for how much, and where and when to find the seller. */
export function WhereStep({ values, errorOf, onChange, rooms }: WhereStepProps) {
  const editor = useWords(editorWords)
  const language = useLanguage()
  const text = (field: AdFormField) => String(values[field] ?? '')
  const many = (field: AdFormField) => [values[field] ?? []].flat()
  const chosenDays = many('weekdays')
  return (
    <div className="grid gap-6">
      <Field id="price" label={editor.price} error={errorOf('price')}>
        <PriceField
          name="price"
          defaultValue={text('price')}
          onValueChange={onChange}
          className="[&_input[inputmode]]:min-h-14 [&_input[inputmode]]:font-strong [&_input[inputmode]]:text-xl"
          negotiable={{
            name: 'negotiable',
            value: '1',
            label: editor.negotiable,
            defaultChecked: text('negotiable') !== '',
          }}
        />
      </Field>
      {rooms === null &&
        many('room_ids').map((id) => <input key={id} type="hidden" name="room_ids" value={id} />)}
      {rooms && rooms.length > 0 && (
        <Fieldset id="room_ids" legend={editor.rooms} error={errorOf('room_ids')}>
          <div className="grid gap-2 sm:grid-cols-2">
            {rooms.map(({ id, level, number, name }) => (
              <Checkbox
                key={id}
                name="room_ids"
                value={id}
                label={
                  <span className="flex items-center gap-3">
                    <Plate level={level} number={number} label={editor.room(level, number)} size="md" />
                    <span className="min-w-0 wrap-anywhere">{name}</span>
                  </span>
                }
                className={ROOM}
                defaultChecked={many('room_ids').includes(String(id))}
              />
            ))}
          </div>
        </Fieldset>
      )}
      <WeekdaySelector
        id="weekdays"
        legend={editor.weekdays}
        hint={editor.weekdaysHint}
        error={errorOf('weekdays')}
        name="weekdays"
        names={weekdays.map((day) => ({
          short: weekdayShort(day, language),
          long: weekdayName(day, language),
        }))}
        defaultValue={chosenDays.map(Number).filter((day): day is Weekday => day >= 1 && day <= 7)}
      />
      <div className="grid max-w-md grid-cols-2 gap-4">
        <Field
          id="hours_from"
          label={editor.hoursFrom}
          optional={editor.optional}
          error={errorOf('hours_from')}
        >
          <Input name="hours_from" type="time" defaultValue={text('hours_from')} onChange={onChange} />
        </Field>
        <Field id="hours_to" label={editor.hoursTo} optional={editor.optional} error={errorOf('hours_to')}>
          <Input name="hours_to" type="time" defaultValue={text('hours_to')} onChange={onChange} />
        </Field>
      </div>
      <Field id="phone" label={editor.phone} hint={editor.phoneHint} error={errorOf('phone')}>
        <Input name="phone" type="tel" autoComplete="tel" defaultValue={text('phone')} />
      </Field>
    </div>
  )
}
