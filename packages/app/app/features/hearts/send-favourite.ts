import { attempt } from '@sauda/sdk'
import { addFavourite, removeFavourite } from '@sauda/sdk/favourites'
import { errorText, type Language } from '@sauda/sdk/language'
import { portalFor } from '../../shell/browser-portal.ts'
import { sendingWords } from './sending-words.ts'

/** What has been pressed, and for whom the page was rendered. */
interface Sent {
  language: Language
  renderedFor: string | undefined
  userId: number
  id: number
  isSaved: boolean
}

/** Sends what a member has pressed; returns what to say if it was refused, else null. */
export async function sendFavourite({
  language,
  renderedFor,
  userId,
  id,
  isSaved,
}: Sent): Promise<string | null> {
  const portal = portalFor(language, renderedFor)
  const request = { user_id: userId, user_banner_id: id }
  const result = await attempt(isSaved ? addFavourite(portal, request) : removeFavourite(portal, request))
  if (result.ok) return null
  const { error } = result
  const words = sendingWords[language]
  return error.code === 'not_found' ? words.gone : words.refused(errorText(error.code, language))
}
