import * as paths from '@sauda/sdk/paths'
import { listRooms } from '@sauda/sdk/rooms'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { agreedTexts } from '../../features/access/agreed-texts.server.tsx'
import { finish, handInDetails, knownValues } from '../../features/access/complete.ts'
import { DetailsForm } from '../../features/access/details-form.tsx'
import { detailsWords } from '../../features/access/details-words.ts'
import { FlowPage } from '../../features/access/flow-page.tsx'
import { flowAt } from '../../features/access/in-flow.ts'
import { requireFlow } from '../../features/access/on-the-way.ts'
import { PasswordForm } from '../../features/access/password-form.tsx'
import { isTextChanged } from '../../features/access/text-changed.ts'
import { useWords } from '../../language/language-context.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/registration-complete.ts'

export const middleware = [requireFlow('registration')]

export async function loader({ url, context }: Route.LoaderArgs) {
  const flow = await flowAt(context, paths.registrationComplete, paths.registration)
  const { purpose, email, invited, details } = flow
  const goesBack = url.searchParams.get('step') === 'details'
  return {
    flow: { purpose, email, invited, details },
    step: goesBack || flow.step !== 'password' ? ('details' as const) : ('password' as const),
    values: knownValues(flow),
    rooms: invited ? [] : await freeRooms(context),
    agreed: await agreedTexts({ url, context }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const flow = await flowAt(context, paths.registrationComplete, paths.registration)
  const form = await request.formData()
  return form.get('intent') === 'finish'
    ? finish({ request, context }, form, flow)
    : handInDetails(context, form, flow)
}

/** A consent to a text that is no longer in force is asked for with the new one; other failures change nothing. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isChanged = ['terms', 'ad_rules'].some((field) => isTextChanged(actionResult, field))
  return isChanged || defaultShouldRevalidate
}

async function freeRooms(context: Route.LoaderArgs['context']) {
  const { items } = await listRooms(visitOf(context).portal)
  return items.filter(({ name }) => name === null)
}

export default function Complete({ loaderData, actionData }: Route.ComponentProps) {
  const { flow, rooms } = loaderData
  const { details, password } = useWords(detailsWords)
  const step = actionData?.step ?? loaderData.step
  const words = step === 'details' ? details : password
  return (
    <FlowPage purpose={flow.purpose} at={step} title={words.title} lead={words.lead}>
      {step === 'details' ? (
        <DetailsForm
          flow={flow}
          values={actionData?.values ?? loaderData.values}
          failure={actionData}
          rooms={rooms}
        />
      ) : (
        <PasswordForm flow={flow} failure={actionData} texts={loaderData.agreed} />
      )}
    </FlowPage>
  )
}
