import type { Admissions, Handlers } from '../contract/call.ts'
import type { ContractDocument } from '../contract/document.ts'
import { accessHandlers } from './access/handlers.ts'
import { countAds, countListed, readingOf } from './ads/catalogue/search-page.ts'
import { adHandlers } from './ads/handlers.ts'
import { auditHandlers } from './audit/handlers.ts'
import { companyHandlers } from './company/handlers.ts'
import { companySettingsHandlers } from './company/settings-handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { storedImage } from './content/project.ts'
import { otherDays, tiersShown } from './content/shown.ts'
import type { Deps } from './deps.ts'
import { documentHandlers } from './documents/handlers.ts'
import { egovHandlers } from './egov/handlers.ts'
import { exchangeHandlers } from './exchange/handlers.ts'
import { favouriteHandlers } from './favourites/handlers.ts'
import { invitationHandlers } from './invitations/handlers.ts'
import { letterHandlers } from './letters/handlers.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { partRequestHandlers } from './part-requests/handlers.ts'
import { hadAnswerFrom, maySeePartPhoto } from './part-requests/part-requests.ts'
import { peopleHandlers } from './people/handlers.ts'
import { deskHandlers } from './people-desk/handlers.ts'
import { placeHandlers } from './people-desk/places/handlers.ts'
import { realtimeHandlers } from './realtime/handlers.ts'
import { referenceHandlers } from './reference/handlers.ts'
import { registrationHandlers } from './registration/handlers.ts'
import { reviewHandlers } from './reviews/handlers.ts'
import { roomHandlers } from './rooms/handlers.ts'
import { suggestionHandlers } from './search/suggest/handlers.ts'
import { searchWordHandlers } from './search/words/handlers.ts'
import { sessionHandlers } from './sessions/handlers.ts'
import { signingHandlers } from './signing/handlers.ts'
import { signatureCheckAdmissions, signatureCheckHandlers } from './signing/public/handlers.ts'
import { sheetHandlers } from './signing/sheet/handlers.ts'
import { tenancyHandlers } from './tenancy/handlers.ts'

/** The handler of every operation of the contract. */
export function handlersOf(
  deps: Deps & { onError(error: unknown): void },
  document: ContractDocument,
): Handlers {
  return {
    ...accessHandlers(deps),
    ...registrationHandlers(deps),
    ...sessionHandlers(deps),
    ...peopleHandlers(deps),
    ...deskHandlers(deps),
    ...placeHandlers(deps),
    ...invitationHandlers(deps),
    ...companySettingsHandlers(deps),
    ...letterHandlers(deps),
    ...adHandlers(deps, {
      otherDays: () => otherDays(deps),
      mayAlsoSee: (actor, key) => maySeePartPhoto(deps, actor, key),
    }),
    ...favouriteHandlers(deps),
    ...reviewHandlers({ ...deps, hadAnswer: hadAnswerFrom }),
    ...partRequestHandlers(deps),
    ...documentHandlers(deps),
    ...signatureCheckHandlers(deps),
    ...sheetHandlers(deps),
    ...auditHandlers(deps),
    ...exchangeHandlers(deps),
    ...signingHandlers(deps),
    ...egovHandlers(deps),
    ...companyHandlers(deps),
    ...tenancyHandlers(deps),
    ...roomHandlers(deps, { showPicture: storedImage }),
    ...contentHandlers(deps),
    ...suggestionHandlers({
      ...deps,
      countAds: (q) => countAds(deps.db, q),
      countListed: (filter) => countListed(deps.db, filter),
      tiersShown: () => tiersShown(deps),
    }),
    ...searchWordHandlers({ ...deps, readingOf: (q) => readingOf(deps.db, q) }),
    ...notificationHandlers(deps),
    ...realtimeHandlers(deps),
    ...referenceHandlers(document),
  }
}

/** What is asked before the bodies of operations are read. */
export function admissionsOf(deps: Deps): Admissions {
  return signatureCheckAdmissions(deps)
}
