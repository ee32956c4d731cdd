import { companyFunctionLabel } from '@sauda/sdk/access'
import { fieldText, LANGUAGES } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { Colleague, MembershipRequest } from '@sauda/sdk/people'
import { Field, Input, Radio, RadioGroup, Textarea } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { FormDialog, type FormDialogProps } from '../forms/form-dialog.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { colleagueWords } from './colleague-words.ts'
import { FunctionChoice } from './function-choice.tsx'
import type { PeopleAct, PeopleFailure } from './people-act.ts'

export type PeopleDialogProps = {
  act: PeopleAct
  /** The colleague in question; null for invitations and requests. */
  member: Colleague | null
  request: MembershipRequest | null
  failure: PeopleFailure | undefined
}

const COMMENT_MAX = 1000

/** Asks before something happens to the people of a company. The form posts to the current page. */
export function PeopleDialog({ act, member, request, failure }: PeopleDialogProps) {
  const words = useWords(colleagueWords)
  const language = useLanguage()
  // Whoever has the address of a colleague is one already.
  const textOf: typeof fieldText = (code, of) => (code === 'taken' ? words.emailTaken : fieldText(code, of))
  const errorOf = useFieldError(failure, textOf)
  const { title, lead, confirm, danger } = useAsked(act, member?.you ?? false)
  const values = failure?.values
  return (
    <FormDialog
      title={title}
      description={
        member
          ? `${member.name}, ${companyFunctionLabel(member.function, language).toLocaleLowerCase(language)}`
          : (request?.name ?? undefined)
      }
      closeTo={paths.companyPeople}
      cancel={words.cancel}
      confirm={confirm}
      danger={danger}
      lead={lead && <p>{lead}</p>}
    >
      <FormProblems
        textOf={textOf}
        title={words.failed}
        failure={failure}
        labels={{ email: words.email, function: words.function, comment: '' }}
      />
      {act === 'invite' && (
        <Field
          id="email"
          label={words.email}
          hint={words.emailHint}
          optional={words.optional}
          error={errorOf('email')}
        >
          <Input
            name="email"
            type="email"
            defaultValue={values?.email}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
      )}
      {(act === 'invite' || act === 'accept') && (
        <FunctionChoice
          legend={words.function}
          chosen={values?.function || 'seller'}
          error={errorOf('function')}
        />
      )}
      {act === 'change' && member && (
        <FunctionChoice
          legend={words.function}
          chosen={values?.function || member.function}
          error={errorOf('function')}
          without={
            member.allowed_actions.includes('make_owner') || member.function === 'owner' ? [] : ['owner']
          }
        />
      )}
      {act === 'owner' && (
        <FunctionChoice
          legend={words.ownAfter}
          chosen={values?.function ?? ''}
          error={errorOf('function')}
          none={words.stay}
          without={['owner']}
        />
      )}
      {act === 'invite' && (
        <RadioGroup
          id="language"
          name="language"
          legend={words.language}
          error={errorOf('language')}
          defaultValue={values?.language || language}
          inline
        >
          {LANGUAGES.map((one) => (
            <Radio key={one} value={one} label={<span lang={one}>{words.languages[one]}</span>} />
          ))}
        </RadioGroup>
      )}
      {act === 'refuse' && (
        <Field id="comment" label={words.comment} hint={words.commentHint} error={errorOf('comment')}>
          <Textarea
            name="comment"
            rows={4}
            required
            defaultValue={values?.comment}
            counter={{ max: COMMENT_MAX, label: words.left }}
          />
        </Field>
      )}
    </FormDialog>
  )
}

type Asked = Pick<FormDialogProps, 'title' | 'lead' | 'confirm'> & { danger: boolean }

/** What a dialog asks, explains and confirms. */
function useAsked(act: PeopleAct, own: boolean): Asked {
  const words = useWords(colleagueWords)
  switch (act) {
    case 'invite':
      return { title: words.inviteAsk, lead: words.inviteHelp, confirm: words.send, danger: false }
    case 'change':
      return {
        title: words.changeAsk,
        lead: own ? words.changeOwn : words.changeHelp,
        confirm: words.change,
        danger: false,
      }
    case 'owner':
      return { title: words.ownerAsk, lead: words.ownerHelp, confirm: words.makeOwner, danger: false }
    case 'remove':
      return { title: words.removeAsk, lead: words.removeHelp, confirm: words.acts.remove, danger: true }
    case 'accept':
      return { title: words.acceptAsk, lead: words.requestsHelp, confirm: words.accept, danger: false }
    case 'refuse':
      return { title: words.refuseAsk, lead: null, confirm: words.refuse, danger: true }
  }
}
