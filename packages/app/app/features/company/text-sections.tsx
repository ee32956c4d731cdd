import { phoneText } from '@sauda/sdk/access'
import { COMPANY_LIMITS, type CompanySettings, type TradeGroup } from '@sauda/sdk/company'
import { inLanguage } from '@sauda/sdk/language'
import { Field, Input, Select } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { SettingsOutcome } from './save-settings.ts'
import { SectionForm } from './section-form.tsx'
import { settingsWords } from './settings-words.ts'

type SectionProps = { company: CompanySettings; outcome: SettingsOutcome | undefined }

/** What stands over the doors. */
export function SignSection(props: SectionProps) {
  const words = useWords(settingsWords)
  return (
    <SectionForm
      {...props}
      section="sign"
      title={words.sections.sign}
      help={words.help.sign}
      done={words.saved}
      labels={{ sign: words.sign }}
      saved={({ sign }) => [[words.sign, sign]]}
    >
      {({ typed, errorOf }) => (
        <Field id="sign" label={words.sign} error={errorOf('sign')}>
          <Input
            name="sign"
            defaultValue={typed?.sign?.[0] ?? props.company.sign}
            maxLength={2 * COMPANY_LIMITS.sign.max}
            autoComplete="off"
            required
          />
        </Field>
      )}
    </SectionForm>
  )
}

/** The group of the trade, and the shop's own words beside it. */
export function TradeSection({ groups, ...props }: SectionProps & { groups: readonly TradeGroup[] }) {
  const words = useWords(settingsWords)
  const language = useLanguage()
  const { company } = props
  const groupName = (group: TradeGroup | null) => group && inLanguage(group, 'name', language)
  return (
    <SectionForm
      {...props}
      section="trade"
      title={words.sections.trade}
      help={words.help.trade}
      done={words.saved}
      labels={{ trade_group_id: words.group, trade: words.trade, trade_kk: words.tradeKk }}
      saved={({ trade_group, trade, trade_kk }) => [
        [words.group, groupName(trade_group) ?? ''],
        [words.trade, trade ?? ''],
        [words.tradeKk, trade_kk ?? ''],
      ]}
    >
      {({ typed, errorOf }) => (
        <>
          <Field id="trade_group_id" label={words.group} error={errorOf('trade_group_id')}>
            <Select
              name="trade_group_id"
              defaultValue={typed?.trade_group_id?.[0] ?? company.trade_group?.id ?? ''}
            >
              <option value="">{words.noGroup}</option>
              {groups.map((group) => (
                <option key={group.id} value={group.id}>
                  {groupName(group)}
                </option>
              ))}
            </Select>
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            {(['trade', 'trade_kk'] as const).map((field) => (
              <Field
                key={field}
                id={field}
                label={field === 'trade' ? words.trade : words.tradeKk}
                optional={words.optional}
                error={errorOf(field)}
              >
                <Input
                  name={field}
                  lang={field === 'trade' ? 'ru' : 'kk'}
                  defaultValue={typed?.[field]?.[0] ?? company[field] ?? ''}
                  maxLength={2 * COMPANY_LIMITS.trade.max}
                  autoComplete="off"
                />
              </Field>
            ))}
          </div>
        </>
      )}
    </SectionForm>
  )
}

const PHONES = Array.from({ length: COMPANY_LIMITS.phones }, (_, at) => at)

/** Phones and WhatsApp. */
export function ContactsSection(props: SectionProps) {
  const words = useWords(settingsWords)
  const { company } = props
  const shown = (phone: string | null | undefined) => (phone ? phoneText(phone) : '')
  return (
    <SectionForm
      {...props}
      section="contacts"
      title={words.sections.contacts}
      help={words.help.contacts}
      done={words.saved}
      labels={{ phones: words.phones, whatsapp: words.whatsapp }}
      saved={({ phones, whatsapp }) => [
        [words.phones, phones.map(shown).join(', ')],
        [words.whatsapp, shown(whatsapp)],
      ]}
    >
      {({ typed, errorOf }) => (
        <>
          <div className="grid gap-5 sm:grid-cols-3">
            {PHONES.map((at) => (
              <Field
                key={at}
                id={at === 0 ? 'phones' : `phones-${at + 1}`}
                label={words.phone(at + 1)}
                error={at === 0 ? errorOf('phones') : undefined}
              >
                <Input
                  name="phones"
                  type="tel"
                  defaultValue={typed ? typed.phones?.[at] : shown(company.phones[at])}
                  maxLength={40}
                  autoComplete="off"
                />
              </Field>
            ))}
          </div>
          <Field
            id="whatsapp"
            label={words.whatsapp}
            optional={words.optional}
            hint={words.whatsappHint}
            error={errorOf('whatsapp')}
          >
            <Input
              name="whatsapp"
              type="tel"
              defaultValue={typed?.whatsapp?.[0] ?? shown(company.whatsapp)}
              maxLength={40}
              autoComplete="off"
            />
          </Field>
        </>
      )}
    </SectionForm>
  )
}
