export type {
  TalkDraft,
  TalkMessage,
  TalkPageRequest,
  TalkPresence,
  TalkRead,
  TalkSign,
} from '../generated/schemas.ts'
export type { FieldErrors } from '../language/index.ts'
export {
  type CheckedMessage,
  type CheckedTalk,
  checkTalk,
  type InvalidTalk,
  isSignLive,
  TALK_LIMITS,
  TALK_SIGN_EVERY,
  TALK_SIGN_LASTS,
  type TalkValues,
  type ValidTalk,
} from './message.ts'
