import { late, lateForSome } from '../../shell/late.ts'

const side = () => import('./side.tsx').then(({ Side }) => Side)
const signIn = () => import('../people/sign-in-form.tsx').then(({ SignInForm }) => SignInForm)
const email = () => import('./email-form.tsx').then(({ EmailForm }) => EmailForm)
const code = () => import('./code-forms.tsx').then(({ CodeForms }) => CodeForms)
const details = () => import('./details-form.tsx').then(({ DetailsForm }) => DetailsForm)
const password = () => import('./password-form.tsx').then(({ PasswordForm }) => PasswordForm)
const follow = () => import('./follow-form.tsx').then(({ FollowForm }) => FollowForm)
const reset = () => import('./reset-form.tsx').then(({ ResetForm }) => ResetForm)

/** The building and what is said of the portal beside a form: wide screens only, and it does nothing. */
export const LateSide = late(side, import.meta.env.SSR ? await side() : null)

/**
 * The forms, one to a page; each works as it stands there before its scripts come. No `Suspense` goes around them:
 * within one, React may put a form that somebody types into in the place of itself, empty.
 */
export const LateSignInForm = lateForSome(signIn, import.meta.env.SSR ? await signIn() : null)
export const LateEmailForm = lateForSome(email, import.meta.env.SSR ? await email() : null)
export const LateCodeForms = lateForSome(code, import.meta.env.SSR ? await code() : null)
export const LateDetailsForm = lateForSome(details, import.meta.env.SSR ? await details() : null)
export const LatePasswordForm = lateForSome(password, import.meta.env.SSR ? await password() : null)
export const LateResetForm = lateForSome(reset, import.meta.env.SSR ? await reset() : null)
export const LateFollowForm = lateForSome(follow, import.meta.env.SSR ? await follow() : null)
