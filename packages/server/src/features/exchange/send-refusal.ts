import { codesByField, type ExchangeProblem, exchangeText, firstProblems } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, sendFailure } from '../../contract/send-failure.ts'
import { ExchangeRefusalError, refusal as refuseWith, statusOf } from './refuse.ts'
import { SignInError } from './sign-in.ts'
import { SIGN_IN_TEXTS } from './words.ts'

/** Codes of errors that a body parser of this scope throws. */
const PARSER_CODES: Readonly<Record<string, 'document_too_large' | 'batch_cut_off'>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'document_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'batch_cut_off',
}

/** Responds to anything thrown in the exchange: problems in words, or a failure as everywhere in the portal. */
export function sendRefusal(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request)
  if (thrown instanceof SignInError) {
    const { code } = thrown
    const isUnknown = code === 'sign_in_required' || code === 'wrong_credentials'
    if (isUnknown) reply.header('www-authenticate', 'Basic realm="exchange", charset="UTF-8"')
    return send(request, reply.code(isUnknown ? 401 : 403), { code, message: SIGN_IN_TEXTS[code][language] })
  }
  const error = asRefusal(thrown)
  const [first] = error?.problems ?? []
  if (!error || !first) return sendFailure(thrown, request, reply)
  const { first: problems, more: more_problems } = firstProblems(error.problems)
  return send(request, reply.code(statusOf(error.problems)), {
    code: first.code,
    message: exchangeText(first, language).wrong,
    errors: codesByField(problems),
    problems: inWords(problems, language),
    more_problems,
    ...(error.warnings.length > 0 && { warnings: inWords(error.warnings, language) }),
  })
}

/** Returns problems with what is wrong and what to do, in words. */
export function inWords(problems: readonly ExchangeProblem[], language: Language) {
  return problems.map((one) => {
    const { wrong, fix } = exchangeText(one, language)
    return { ...one, message: wrong, fix }
  })
}

function asRefusal(thrown: unknown): ExchangeRefusalError | null {
  if (thrown instanceof ExchangeRefusalError) return thrown
  const code = thrown instanceof Error && 'code' in thrown ? PARSER_CODES[String(thrown.code)] : undefined
  return code ? refuseWith(code) : null
}

function send(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({ ...body, request_id: request.id })
}
