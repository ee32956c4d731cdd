import type { AdFormField } from '@sauda/sdk/ads'
import { weekdayName, weekdayShort } from '@sauda/sdk/language'
import type { Room } from '@sauda/sdk/rooms'
import { Checkbox, Field, Fieldset, Input, type Weekday, WeekdaySelector, weekdays } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { StepProps } from './what-step.tsx'
import { editorWords } from './words.ts'

type WhereStepProps = StepProps & {
  /**
   * A tenant's own rooms; empty for others. Null if they could not be read: the earlier choice is then kept in hidden
   * fields.
   */
  rooms: readonly Room[] | null
}

/** Step two: where and when to find the seller. */
export function WhereStep({ values, errorOf, onChange, rooms }: WhereStepProps) {
  const editor = useWords(editorWords)
  const language = useLanguage()
  const text = (field: AdFormField) => String(values[field] ?? '')
  const many = (field: AdFormField) => [values[field] ?? []].flat()
  const chosenDays = many('weekdays')
  return (
    <div className="grid gap-6">
      {rooms === null &&
        many('room_ids').map((id) => <input key={id} type="hidden" name="room_ids" value={id} />)}
      {rooms && rooms.length > 0 && (
        <Fieldset id="room_ids" legend={editor.rooms} error={errorOf('room_ids')}>
          <div className="grid gap-1 sm:grid-cols-2">
            {rooms.map(({ id, level, number }) => (
              <Checkbox
                key={id}
                name="room_ids"
                value={id}
                label={editor.room(level, number)}
                defaultChecked={many('room_ids').includes(String(id))}
              />
            ))}
          </div>
        </Fieldset>
      )}
      <Field id="phone" label={editor.phone} hint={editor.phoneHint} error={errorOf('phone')}>
        <Input name="phone" type="tel" autoComplete="tel" defaultValue={text('phone')} />
      </Field>
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
    </div>
  )
}
