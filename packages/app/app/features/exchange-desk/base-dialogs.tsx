import type { ExchangeBase } from '@sauda/sdk/exchange'
import { commonFieldText } from '@sauda/sdk/language'
import { Field, Input, Textarea } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import type { ExchangeFailure } from './exchange.ts'
import { type ExchangeDialog, type ExchangeQuery, exchangeSearch } from './exchange-query.ts'
import { exchangeWords } from './words.ts'

export type BaseDialogsProps = {
  ask: ExchangeDialog
  query: ExchangeQuery
  /** The base to revoke. */
  base: ExchangeBase | undefined
  failure: ExchangeFailure | undefined
}

/** The form of a new base, and the question before a base is revoked. Their forms post to the current page. */
export function BaseDialogs({ ask, base, ...props }: BaseDialogsProps) {
  if (ask === 'add') return <AddDialog {...props} />
  return base && <RevokeDialog base={base} {...props} />
}

type Props = Omit<BaseDialogsProps, 'ask' | 'base'>

function AddDialog({ query, failure }: Props) {
  const { adding: words, add } = useWords(exchangeWords)
  const textOf: typeof commonFieldText = (code, language) =>
    code === 'wrong_format' ? words.networkWrong : commonFieldText(code, language)
  const errorOf = useFieldError(failure, textOf)
  const values = failure?.values
  return (
    <Frame intent="add" query={query} title={add} confirm={add}>
      <p>{words.help}</p>
      <FormProblems
        title={words.failed}
        failure={failure}
        labels={{ name: words.name, networks: words.networks }}
        textOf={textOf}
      />
      <Field id="name" label={words.name} hint={words.nameHint} error={errorOf('name')}>
        <Input name="name" defaultValue={values?.name} autoComplete="off" maxLength={100} required />
      </Field>
      <Field
        id="networks"
        label={words.networks}
        optional={words.optional}
        hint={words.networksHint}
        error={errorOf('networks')}
      >
        <Textarea
          name="networks"
          defaultValue={values?.networks}
          rows={3}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </Frame>
  )
}

function RevokeDialog({ base, query, failure }: Props & { base: ExchangeBase }) {
  const { base: words, failed } = useWords(exchangeWords)
  return (
    <Frame intent="revoke" query={query} title={words.revokeAsk} confirm={words.revoke} danger>
      <FormProblems title={failed} failure={failure} labels={{}} />
      <input type="hidden" name="base" value={base.id} />
      <p className="wrap-anywhere">{words.revokeHelp(base.name)}</p>
    </Frame>
  )
}

type FrameProps = {
  intent: ExchangeDialog
  query: ExchangeQuery
  title: string
  /** The verb of the button. */
  confirm: string
  danger?: boolean
  children: ReactNode
}

function Frame({ intent, query, children, ...props }: FrameProps) {
  const { cancel } = useWords(exchangeWords)
  return (
    <FormDialog {...props} closeTo={exchangeSearch(query)} cancel={cancel}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </FormDialog>
  )
}
